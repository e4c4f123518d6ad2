/**
 * Replaces files of a site in a way that an interruption can't leave half done.
 *
 * New files are first written to the folder `.prerendering` in the site. Then a journal is written, and the files are moved
 * to their places. An interruption before the journal leaves the former site, and the next run discards the new files.
 * After it, the next run does the rest of the moves.
 */
import { lstat, mkdir, readFile, realpath, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve, sep } from 'node:path'

const FOLDER = '.prerendering'

/** Returns the folder for new files. @param {string} site */
export const newFilesOf = (site) => join(site, FOLDER, 'files')

/** @param {string} site */
const journalOf = (site) => join(site, FOLDER, 'journal.json')

/** Removes new files. @param {string} site */
const discard = (site) => rm(join(site, FOLDER), { recursive: true, force: true })

/**
 * Does a part of a run before the journal. If it fails, discards the new files and throws an error that says so.
 * @template Result
 * @param {string} site @param {() => Promise<Result>} part
 */
export async function prepare(site, part) {
  try {
    return await part()
  } catch (error) {
    await discard(site)
    const isFull = error instanceof Error && 'code' in error && error.code === 'ENOSPC'
    throw isFull ? new Error(`the disk is full. ${site} is as it was.`, { cause: error }) : error
  }
}

/** Does the rest of an interrupted replacement, or discards its new files if it had not begun. @param {string} site */
export async function finishInterrupted(site) {
  const journal = await readFile(journalOf(site), 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (journal === null) await discard(site)
  else await move(site, JSON.parse(journal))
}

/**
 * Moves new files to their places, then removes others. Throws before anything has changed if a folder has the name of a
 * new file.
 * @param {string} site
 * @param {{ added: string[], removed: string[] }} changes paths in the site; the files are added in this order
 */
export async function replace(site, changes) {
  await prepare(site, async () => {
    for (const name of changes.added) {
      if (await isFolder(join(site, name))) {
        throw new Error(`${join(site, name)} is a folder, but a file needs its place: remove the folder`)
      }
    }
    const journal = journalOf(site)
    await writeFile(`${journal}.new`, JSON.stringify(changes))
    await rename(`${journal}.new`, journal)
  })
  await move(site, changes)
}

/** @param {string} site @param {{ added: string[], removed: string[] }} changes */
async function move(site, { added, removed }) {
  try {
    for (const name of added) {
      await mkdir(dirname(join(site, name)), { recursive: true })
      await rename(join(newFilesOf(site), name), join(site, name)).catch((error) => {
        // The interrupted run has moved it.
        if (error.code !== 'ENOENT') throw error
      })
    }
    for (const name of removed) await remove(site, name)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${site} has only a part of its new pages: ${reason}. Run the command again to complete it.`, {
      cause: error,
    })
  }
  await discard(site)
}

/**
 * Removes a file and the folders that become empty. Ignores directories and paths outside the site, also those behind a
 * symbolic link.
 * @param {string} site @param {string} name
 */
async function remove(site, name) {
  const root = await realpath(site)
  const file = resolve(root, name)
  // Null if the folder was already removed.
  let folder = await realpath(dirname(file)).catch(() => null)
  if (!folder || !`${folder}${sep}`.startsWith(`${root}${sep}`)) return
  const target = join(folder, basename(file))
  if (!(await isFile(target))) return
  await rm(target)
  while (folder !== root && (await removeEmpty(folder))) folder = dirname(folder)
}

/** @param {string} path */
const isFolder = (path) =>
  lstat(path).then(
    (entry) => entry.isDirectory(),
    () => false,
  )

/** @param {string} path */
const isFile = (path) =>
  lstat(path).then(
    (entry) => entry.isFile(),
    () => false,
  )

/** @param {string} folder */
const removeEmpty = (folder) =>
  rmdir(folder).then(
    () => true,
    () => false,
  )
