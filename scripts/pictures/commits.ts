/** The commits since another one, and which of them touched a component. */
import { existsSync } from 'node:fs'
import { importedComponents } from '../shared/imported-components.ts'
import { git } from './git.ts'

export type Commit = { hash: string; subject: string; files: string[] }

/** Returns the commits since `base`, newest first. Merges have no files of their own. */
export const commitsSince = (base: string): Commit[] =>
  git('log', '--no-merges', '--format=%x00%h %s', '--name-only', `${base}..HEAD`)
    .split('\0')
    .slice(1)
    .map((text) => {
      const [line = '', ...files] = text.split('\n').filter(Boolean)
      const [hash = '', ...words] = line.split(' ')
      return { hash, subject: words.join(' '), files }
    })

/**
 * Returns the files that a component consists of: its own, its stories, and the components of `src/ui` and
 * `src/features` that it renders, directly or indirectly.
 */
export function filesOf(storyFile: string): ReadonlySet<string> {
  const files = new Set([storyFile, storyFile.replace('.stories.tsx', '.tsx')])
  // A loop over a set also visits what is added meanwhile.
  for (const file of files) {
    if (!existsSync(file)) continue
    for (const imported of importedComponents(file)) if (/^src\/(ui|features)\//.test(imported)) files.add(imported)
  }
  return files
}
