/**
 * Writes prerendered files into a site and lists them in the site's `prerendered.json`. Prerendering again with another
 * configuration removes listed files that it no longer renders, such as the demo's product pages from a live shop, and
 * no other files.
 */
import { copyFile, lstat, mkdir, readdir, readFile, realpath, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'

const LIST = 'prerendered.json'

/** Folder in the site that new files are written to first, so that a failed run leaves the site as it was. */
const NEW_FILES = '.prerendering'

/**
 * Writes and copies files into the site. Removes the files of the previous run that are not among them. Returns the
 * paths of those that were written.
 * @param {string} site folder of the site
 * @param {AsyncIterable<[path: string, text: string]> | Iterable<[path: string, text: string]>} files contents by path in
 *   the site; each is written before the next is taken, so that memory need not hold all
 * @param {{ folder: string, names: string[] }[]} [copies] files of other folders, by path in them and in the site
 */
export async function replaceFiles(site, files, copies = []) {
  const before = await readList(join(site, LIST))
  const folder = join(site, NEW_FILES)
  await rm(folder, { recursive: true, force: true })
  /** @type {string[]} */
  const names = []
  try {
    for await (const [name, text] of files) {
      await writeNew(join(folder, name), text)
      names.push(name)
    }
    // Of two files with one path, the last one is copied.
    const sources = new Map(copies.flatMap((copy) => copy.names.map((name) => [name, copy.folder])))
    const copied = Array.from(sources).filter(([, from]) => resolve(from) !== resolve(site))
    for (const [name, from] of copied) {
      await mkdir(dirname(join(folder, name)), { recursive: true })
      await copyFile(join(from, name), join(folder, name))
    }
    const listed = names.concat(Array.from(sources.keys()))
    // Saves the old and new file names before any file changes, so that the next run can clean up if this one is
    // interrupted.
    await writeList(site, [...new Set([...before, ...listed])])
    const kept = new Set(listed.map((name) => resolve(site, name)))
    for (const name of before) if (!kept.has(resolve(site, name))) await remove(site, name)
    for (const name of names.concat(copied.map(([path]) => path))) {
      await mkdir(dirname(join(site, name)), { recursive: true })
      await rename(join(folder, name), join(site, name))
    }
    await writeList(site, listed)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return names
}

/** @param {string} file @param {string} text */
async function writeNew(file, text) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

/**
 * Returns the paths of all files in a subfolder, relative to `parent`; an empty list if there is no such folder.
 * @param {string} parent @param {string} subfolder
 */
export async function filesIn(parent, subfolder) {
  const entries = await readdir(join(parent, subfolder), { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(parent, join(entry.parentPath, entry.name)))
}

/** @param {string} file @returns {Promise<string[]>} empty if nothing was prerendered before */
async function readList(file) {
  const text = await readFile(file, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return '[]'
    throw error
  })
  /** @type {unknown} */
  let list
  try {
    list = JSON.parse(text)
  } catch {}
  if (Array.isArray(list) && list.every((name) => typeof name === 'string')) return list
  // Continuing would leave the former pages in the site.
  throw new Error(`${file} is not a list of files: build the site again`)
}

/** @param {string} site @param {string[]} names */
const writeList = (site, names) => writeFile(join(site, LIST), `${JSON.stringify(names.toSorted(), null, 1)}\n`)

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
