/** Compares the `tokens.json` of two Storybooks. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A design token that another release lacks or has with another value. */
export type TokenChange = { path: string; before: string | undefined; after: string | undefined }

export function compareTokens(folders: [string, string]): TokenChange[] {
  const [before, after] = [readTokens(folders[0]), readTokens(folders[1])]
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((path) => ({ path, before: before.get(path), after: after.get(path) }))
    .filter((change) => change.before !== change.after)
}

/** Returns the values of tokens by their paths, such as `light.color.ink`. */
function readTokens(storybook: string): Map<string, string> {
  const file = join(storybook, 'tokens.json')
  const values = new Map<string, string>()
  const visit = (part: object, path: string[]) => {
    if ('$value' in part) values.set(path.join('.'), textOf(part.$value))
    else for (const [name, child] of Object.entries(part)) if (child instanceof Object) visit(child, [...path, name])
  }
  if (existsSync(file)) visit(JSON.parse(readFileSync(file, 'utf8')), [])
  return values
}

/** Returns the hex code of an opaque color, and other values as JSON. */
function textOf(value: unknown): string {
  const { hex, alpha } = Object(value)
  return hex && alpha === 1 ? hex : JSON.stringify(value)
}
