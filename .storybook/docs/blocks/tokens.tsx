import Box from '@mui/material/Box'
import { Heading } from '@storybook/addon-docs/blocks'
import { Fragment } from 'react'
import { dark, light } from '#src/theme/tokens.ts'
import { listTokens, type Token, textOf } from '../../../scripts/shared/list-tokens.ts'
import { designTokens } from '../../tokens/design-tokens.ts'
import { Muted, SpecTable, Value } from './primitives.tsx'
import { TokenName } from './TokenName.tsx'

type Row = { token: Token; context?: string }

/** Tables of everything in `tokens.json`, one for each group. */
export function TokenTables() {
  const groups = new Map<string, Map<string, Row[]>>()
  for (const [name, token] of listTokens(designTokens())) {
    const [path = name, context] = name.split(/ \(|\)/)
    const group = path.slice(0, path.indexOf('.'))
    const rows = groups.get(group) ?? new Map<string, Row[]>()
    rows.set(path, [...(rows.get(path) ?? []), { token, context }])
    groups.set(group, rows)
  }
  return [...groups].map(([group, paths]) => (
    <Fragment key={group}>
      <Heading>{group}</Heading>
      <SpecTable
        columns={['Token', 'For', 'Value']}
        rows={[...paths].map(([path, rows]) => ({
          key: path,
          cells: [
            <TokenName key="name" name={path} />,
            rows[0]?.token.$description,
            rows.map((row) => <TokenValue key={row.context ?? ''} {...row} />),
          ],
        }))}
      />
    </Fragment>
  ))
}

function TokenValue({ token, context }: Row) {
  const text = textOf(token)
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, py: 1 }}>
      <Swatch token={token} scheme={context === 'dark' ? dark : light} />
      <Value sx={{ overflowWrap: 'anywhere' }}>{text}</Value>
      {context && <Muted>{context}</Muted>}
    </Box>
  )
}

/** The colors of a token, or a line as long as its dimension. */
function Swatch({ token, scheme }: { token: Token; scheme: Record<string, string> }) {
  const length = /^([\d.]+)px$/.exec(textOf(token))?.[1]
  if (length)
    return Number(length) <= LONGEST && <Box sx={{ width: `${length}px`, height: 8, bgcolor: 'signal.bright' }} />
  const colors = Array.from(
    JSON.stringify(token.$value).matchAll(/\{color\.(\w+)\}|"alpha":([\d.]+),"hex":"(#\w+)"/g),
    ([, name = '', alpha = '1', hex]) =>
      `color-mix(in srgb, ${hex ?? scheme[name]} ${Number(alpha) * 100}%, transparent)`,
  )
  return colors.map((color) => (
    <Box
      key={color}
      sx={{ flex: 'none', width: 32, height: 32, borderRadius: 1, border: 1, borderColor: 'divider', bgcolor: color }}
    />
  ))
}

/** Pixels of the longest dimension that is drawn. */
const LONGEST = 96
