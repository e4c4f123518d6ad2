import { readFileSync } from 'node:fs'

/** Returns the paths of all prerendered pages. */
export function prerenderedPages(): string[] {
  const files: string[] = JSON.parse(readFileSync('dist/prerendered.json', 'utf8'))
  return files.flatMap((file) => /^((?:.+\/)?)index\.html$/.exec(file)?.slice(1, 2) ?? [])
}
