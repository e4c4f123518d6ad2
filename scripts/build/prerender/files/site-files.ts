/**
 * Writes a site with new pages beside the present one, and then exchanges the two folders.
 *
 * The site's `prerendered.json` lists the files of pages and of the shop's folder `data/`. The next run leaves them out of
 * the new site unless it writes them again, and takes over all others.
 */
import { existsSync } from 'node:fs'
import { copyFile, link, mkdir, readdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { fileIn } from '../../../shared/file-in.ts'

const LIST = 'prerendered.json'

/** Path in the site, and content. */
export type File = [name: string, text: string]

/** Returns the folder beside a site that contains the new site, and the old one while they are exchanged. */
const workFolderOf = (site: string) => join(dirname(site), `.${basename(site)}.prerendering`)

type SiteOptions = {
  /** Files of other folders, by path in them and in the site; of two with one path, the last one is copied. */
  copies?: { folder: string; names: string[] }[]
  /** Files that take the place of those of the site and of copies. The next run keeps them, unless they are copies. */
  texts?: File[]
}

/**
 * Replaces a site by one with other pages, and returns the paths of their files. If this fails, the site stays as it was.
 *
 * @param pages the files of each page, which are written before the next page is taken, so that memory need not hold all
 */
export async function replaceSite(
  site: string,
  pages: AsyncIterable<File[]> | Iterable<File[]>,
  { copies = [], texts = [] }: SiteOptions = {},
): Promise<string[]> {
  const present = await realpath(site)
  const next = join(workFolderOf(present), 'new')
  const previousPages = await readList(present)
  try {
    const written: string[] = []
    for await (const files of pages) {
      for (const [name, text] of files) {
        await writeNew(present, next, name, Buffer.from(text))
        written.push(name)
      }
    }
    const sources = new Map(copies.flatMap(({ folder, names }) => names.map((name) => [name, folder])))
    for (const [name, folder] of sources) await writeNew(present, next, name, await readFile(join(folder, name)))
    const listed = [...written, ...sources.keys()]
    await writeNew(present, next, LIST, Buffer.from(`${JSON.stringify(listed, null, 1)}\n`))
    for (const [name, text] of texts) await writeNew(present, next, name, Buffer.from(text))
    await keepOthers(present, next, previousPages)
    await rename(present, join(workFolderOf(present), 'former'))
    await rename(next, present)
    return written
  } catch (error) {
    const isFull = error instanceof Error && 'code' in error && error.code === 'ENOSPC'
    throw isFull ? new Error(`the disk is full. ${site} is as it was.`, { cause: error }) : error
  } finally {
    await restoreSite(present)
  }
}

/** Puts the old site back if a run ended while the folders were exchanged, and removes what the run left beside it. */
export async function restoreSite(site: string): Promise<void> {
  const present = await realpath(site).catch(() => resolve(site))
  const oldSite = join(workFolderOf(present), 'former')
  if (!existsSync(present) && existsSync(oldSite)) await rename(oldSite, present)
  await rm(workFolderOf(present), { recursive: true, force: true })
}

/**
 * Reads the list of the previous run, which is empty if nothing was prerendered before. Throws if it cannot be read, because
 * the old pages would stay in the site.
 */
export async function readList(site: string): Promise<string[]> {
  const file = join(site, LIST)
  if (!existsSync(file)) return []
  let list: unknown
  try {
    list = JSON.parse(await readFile(file, 'utf8'))
  } catch {}
  if (!Array.isArray(list) || !list.every((name) => typeof name === 'string')) {
    throw new Error(`${file} is not a list of files: build the site again`)
  }
  return list
}

/**
 * Writes a file into the new site. A file with the same content in the present site is linked, so that it keeps its time
 * and upload programs skip it. Throws if the path is outside of the site.
 */
async function writeNew(present: string, next: string, name: string, content: Buffer) {
  const file = join(next, name)
  if (!file.startsWith(next + sep)) throw new Error(`${name} is outside of ${present}`)
  await mkdir(dirname(file), { recursive: true })
  // Writing into a linked file would change the present site too.
  await rm(file, { force: true })
  const known = await readFile(join(present, name)).catch(() => null)
  if (known?.equals(content)) await linkFile(join(present, name), file)
  else await writeFile(file, content)
}

/** Links the files of the present site that the new one does not have, without those of the previous run. */
async function keepOthers(present: string, next: string, previousPages: string[]) {
  const removed = new Set(previousPages.map((name) => join(present, name)))
  for (const entry of await readdir(present, { recursive: true, withFileTypes: true })) {
    const from = join(entry.parentPath, entry.name)
    const to = join(next, relative(present, from))
    if (entry.isDirectory() || removed.has(from) || existsSync(to)) continue
    await mkdir(dirname(to), { recursive: true })
    await linkFile(from, to)
  }
}

/** Makes a hard link, or a copy where the file system has no hard links. */
const linkFile = (from: string, to: string) => link(from, to).catch(() => copyFile(from, to))

/**
 * Returns the paths of all files in a subfolder, relative to `parent`; an empty list if there is no such folder. Symbolic
 * links to files of the subfolder are included, and all others are not.
 */
export async function filesIn(parent: string, subfolder: string): Promise<string[]> {
  const folder = join(parent, subfolder)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .map((entry) => ({ entry, path: join(entry.parentPath, entry.name) }))
    .filter(({ entry, path }) => entry.isFile() || (entry.isSymbolicLink() && fileIn(folder, resolve(path)) !== null))
    .map(({ path }) => relative(parent, path))
}
