/** Compares the `tokens.json` of two Storybooks. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { textOf, tokenDifferences } from '../shared/list-tokens.ts'

/** A design token that another release lacks or has with another value. */
export type TokenChange = { path: string; before: string | undefined; after: string | undefined }

/** Returns the tokens whose values differ. `folders` are the Storybooks of the earlier and of the later release. */
export const compareTokens = (folders: [string, string]): TokenChange[] =>
  tokenDifferences(readTokens(folders[0]), readTokens(folders[1]))
    .map(({ path, before, after }) => ({ path, before: before && textOf(before), after: after && textOf(after) }))
    // Descriptions change nothing that a visitor sees.
    .filter(({ before, after }) => before !== after)

function readTokens(storybook: string): unknown {
  const file = join(storybook, 'tokens.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}
