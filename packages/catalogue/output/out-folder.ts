/** The folder of `--out`: finds the catalogue of the last run, and replaces it without ever being half written. */
import { mkdir, open, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { type CatalogueFile, parseCatalogue } from '#src/api/catalogue-file.ts'
import { filesIn } from '../../../scripts/build/prerender/files/site-files.ts'
import { SAVED_ANSWERS } from '../backend/saved-answers.ts'
import { LAST_FEED } from '../feed/last-feed.ts'
import { InputError } from '../unreadable.ts'
import { isPicture } from './pictures.ts'

/** Paths of catalogues in the folder. The name contains a hash of the content. */
export const CATALOGUE_PATH = /\bdata\/catalogue-[\da-f]{8}\.json\b/g

/** End of the names of files that are not complete yet. */
const PART = '.part'

/** Incomplete files of an interrupted run. */
const LEFTOVER = /^(data\/catalogue-[\da-f]{8}\.json|config\.json|report\.txt|\.feed\.json)\.part$/

/** Names in the folder that say nothing about whether it belongs to a shop. */
const NOT_LISTED = new Set(['data', SAVED_ANSWERS, LAST_FEED])

export type OutFolder = {
  /** The catalogue of the last run. */
  previous: CatalogueFile | null
  /** Paths that a new catalogue replaces: the previous one, and what an interrupted run has left. */
  obsolete: string[]
  /** Paths of resized pictures. */
  pictures: string[]
  /** Text of config.json, if the folder has one. */
  config: string | null
}

/**
 * Reads the folder. Throws `InputError` if it has files but no catalogue, because they belong to something else. What
 * an interrupted first run has left is accepted: answers of a backend, and resized pictures.
 */
export async function readOutFolder(out: string): Promise<OutFolder> {
  const all = await listFiles(out)
  const pictures = all.filter(isPicture)
  const files = all.filter((file) => !LEFTOVER.test(file) && !isPicture(file))
  const catalogues = files.filter((file) => file.replace(CATALOGUE_PATH, '') === '')
  if (files.length > 0 && catalogues.length === 0) {
    throw new InputError(`${out} contains other files, such as ${files[0]}. Pass a new or empty folder as --out.`)
  }
  const found = await Promise.all(catalogues.map(async (path) => parse(path, await readFile(join(out, path), 'utf8'))))
  const newest = found.toSorted((a, b) => b.generatedAt.localeCompare(a.generatedAt))[0] ?? null
  const config = files.includes('config.json') ? await readFile(join(out, 'config.json'), 'utf8') : null
  return { previous: newest, obsolete: [...catalogues, ...all.filter((file) => LEFTOVER.test(file))], pictures, config }
}

/** Texts by path in the folder. A long one may be in parts. */
type Files = ReadonlyMap<string, string | Iterable<string>>

/**
 * Writes files and removes others. First all new files are written completely, then they take the place of the old
 * ones, in the order of `files`. Throws `InputError` if a file cannot be written, and leaves the folder as it was.
 *
 * @param obsolete paths in the folder
 */
export async function replaceFiles(out: string, files: Files, obsolete: string[]): Promise<void> {
  const paths = Array.from(files.keys(), (path) => join(out, path))
  try {
    for (const [path, text] of files) await writeSafely(join(out, path + PART), text)
  } catch (error) {
    // None of this may hide the reason.
    await Promise.allSettled(paths.map((path) => rm(path + PART, { force: true })))
    // Removes the folders of a first run. Others are not empty.
    for (const folder of [join(out, 'data'), out]) await rmdir(folder).catch(() => {})
    const reason = error instanceof Error ? error.message : String(error)
    throw new InputError(`Could not write to ${out}: ${reason}. Nothing was changed.`, { cause: error })
  }
  for (const path of paths) await rename(path + PART, path)
  await Promise.all(obsolete.map((path) => rm(join(out, path), { force: true })))
}

/** Writes a file and waits until it is on the disk, so that a full disk is noticed before anything is replaced. */
async function writeSafely(path: string, text: string | Iterable<string>): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const file = await open(path, 'w')
  try {
    await writeFile(file, text)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Returns the paths of what is in the folder, and of all files in its folder `data`. */
async function listFiles(out: string): Promise<string[]> {
  const names = await readdir(out).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return []
    throw new InputError(error.code === 'ENOTDIR' ? `${out} is a file. Pass a folder as --out.` : error.message)
  })
  const inData = await filesIn(out, 'data')
  return [...names.filter((name) => !NOT_LISTED.has(name)), ...inData.map((path) => path.replaceAll(sep, '/'))]
}

function parse(path: string, text: string): CatalogueFile {
  try {
    return parseCatalogue(text)
  } catch (error) {
    throw new InputError(
      `${path} in the folder of --out is damaged: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}
