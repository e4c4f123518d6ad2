/** Reads a document of design tokens, of this or another version of the shop. */

export type Token = { $type: string; $value: unknown; $description?: string; $extensions?: object }

/**
 * Lists the tokens of a document with their paths. The path of a token that depends on a context ends with it:
 * `color.ink (dark)`.
 */
export function listTokens(part: unknown, path: string[] = []): [path: string, token: Token][] {
  if (typeof part !== 'object' || part === null) return []
  if (isToken(part)) return [[withoutSource(path.join('.')), part]]
  return Object.entries(part).flatMap(([name, each]) => listTokens(each, [...path, name]))
}

const isToken = (part: object): part is Token => '$value' in part

/** Removes the names of a resolver document from a path. */
const withoutSource = (path: string): string =>
  path.replace(/^sets\.\w+\.sources\.\d+\./, '').replace(/^modifiers\.\w+\.contexts\.(\w+)\.\d+\.(.+)$/, '$2 ($1)')

/** A token that was added has no `before`, and one that was removed no `after`. */
export type TokenDifference = { path: string; before?: Token; after?: Token }

/** Lists the tokens that differ between two documents, by path. */
export function tokenDifferences(before: unknown, after: unknown): TokenDifference[] {
  const old = new Map(listTokens(before))
  const present = new Map(listTokens(after))
  return [...new Set([...old.keys(), ...present.keys()])]
    .map((path) => ({ path, before: old.get(path), after: present.get(path) }))
    .filter((pair) => JSON.stringify(pair.before) !== JSON.stringify(pair.after))
}

/** Returns the short form of a token's value, such as `12px` or `#14161A at 0.5`. */
export const textOf = ({ $value }: Token): string =>
  JSON.stringify($value)
    .replaceAll(/\{"value":([^,]+),"unit":"(\w+)"\}/g, '$1$2')
    .replaceAll(/\{"colorSpace".+?"alpha":([^,]+),"hex":"(.+?)"\}/g, (_color, alpha: string, hex: string) =>
      alpha === '1' ? hex : `${hex} at ${alpha}`,
    )
    .replaceAll(/[{}[\]"]/g, '')
    .replaceAll(/[,:]/g, '$& ')
