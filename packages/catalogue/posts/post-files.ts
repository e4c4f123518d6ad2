/** Files of `--posts`. */
import { type Dirent, readdirSync, statSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'

const MARKDOWN = /\.(md|markdown|mdown|mkdn?|mdx)$/i

/** Folders of version control, editors and packages. */
const OTHER_FOLDER = /(^|\/)(\.[^/]*|node_modules)\//

/**
 * Returns the Markdown files in a folder and its subfolders, relative to it and with slashes. Also returns links to folders,
 * which are not followed, so that they can be named.
 */
export const postFiles = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && (MARKDOWN.test(entry.name) || isLinkedFolder(entry)))
    .map(({ parentPath, name }) => posix.join(relative(dir, parentPath).split(sep).join('/'), name))
    .filter((file) => !OTHER_FOLDER.test(file))
    .toSorted()

const isLinkedFolder = (entry: Dirent): boolean =>
  entry.isSymbolicLink() &&
  statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.isDirectory() === true

/** MDX is Markdown with components and JavaScript. */
export const isMdx = (file: string): boolean => /\.mdx$/i.test(file)

/** Returns the name that a post has by its file. "lamps/index.md" is the post "lamps", as in Hugo. */
export function nameOfPost(file: string): string {
  const parts = file.replace(MARKDOWN, '').split('/')
  const name = parts.at(-1) ?? ''
  return (/^_?index$/i.test(name) && parts.at(-2)) || name
}
