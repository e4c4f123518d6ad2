import { designTokens, listTokens } from '../../tokens/design-tokens.ts'
import { SpecTable, Value } from './primitives.tsx'
import { TokenName } from './TokenName.tsx'

/** Table of everything in `tokens.json`. */
export function TokenTable() {
  return (
    <SpecTable
      columns={['Token', 'Type', 'Value']}
      rows={listTokens(designTokens()).map(([name, { $type, $value }]) => ({
        key: name,
        cells: [
          <TokenName key="name" name={name} />,
          $type,
          <Value key="value" sx={{ overflowWrap: 'anywhere' }}>
            {textOf($value)}
          </Value>,
        ],
      }))}
    />
  )
}

/** Returns the short form of a value, such as `12px` or `#14161A`. */
const textOf = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll(/\{"value":([^,]+),"unit":"(\w+)"\}/g, '$1$2')
    .replaceAll(/\{"colorSpace".+?"alpha":([^,]+),"hex":"(.+?)"\}/g, (_color, alpha: string, hex: string) =>
      alpha === '1' ? hex : `${hex} at ${alpha}`,
    )
    .replaceAll(/[{}[\]"]/g, '')
    .replaceAll(/[,:]/g, '$& ')
