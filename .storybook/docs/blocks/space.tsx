/** Blocks that show spacing, target sizes and breakpoints. */
import Box from '@mui/material/Box'
import { theme } from '#src/theme/theme.ts'
import { UNIT } from '../../tokens/design-tokens.ts'
import { SIZE_USES, SPACES } from '../../tokens/uses.ts'
import { viewports } from '../../toolbar.ts'
import { Block, SpecTable, Value } from './primitives.tsx'
import { TokenCard, TokenName } from './TokenName.tsx'

export function Spaces() {
  return (
    <Block>
      {SPACES.map((step) => (
        <TokenCard key={step} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4 }}>
          <Value sx={{ width: 64, flex: 'none' }}>{step * UNIT} px</Value>
          <Box sx={{ width: theme.spacing(step), height: 16, bgcolor: 'signal.bright' }} />
          <TokenName name={`spacing(${step})`} />
        </TokenCard>
      ))}
    </Block>
  )
}

const TARGETS = [
  ['target', theme.target],
  ['row', theme.row],
] as const

export function Targets() {
  return (
    <SpecTable
      columns={['For', 'In the theme', 'Height', '']}
      rows={TARGETS.map(([name, height]) => ({
        key: name,
        cells: [
          SIZE_USES[name],
          <TokenName key="name" name={name} />,
          <Value key="height">{height} px</Value>,
          <Box key="shape" sx={{ width: 160, height, border: theme.line.field, borderRadius: 1 }} />,
        ],
      }))}
    />
  )
}

export function Breakpoints() {
  return (
    <SpecTable
      columns={['From', 'In the theme', 'Screens in the toolbar']}
      rows={Object.entries(theme.breakpoints.values).map(([name, from], index, all) => ({
        key: name,
        cells: [
          <Value key="from">{from} px</Value>,
          <TokenName key="name" name={`breakpoints.${name}`} />,
          screensBetween(from, all[index + 1]?.[1] ?? Number.POSITIVE_INFINITY),
        ],
      }))}
    />
  )
}

const screensBetween = (from: number, below: number): string =>
  Object.values(viewports)
    .filter(({ styles }) => {
      const width = Number.parseInt(typeof styles === 'object' ? (styles?.width ?? '') : '', 10)
      return width >= from && width < below
    })
    .map(({ name }) => name)
    .join('; ')
