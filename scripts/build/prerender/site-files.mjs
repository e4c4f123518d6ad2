/**
 * The files that prerendering writes into a site. The site itself holds the list of
 * them, so that prerendering it again, with another configuration, takes away what
 * does not belong any more, wherever the site was copied to: the demo's products
 * have no page in a live shop. A file that the list doesn't name is not ours.
 */
import { lstat, mkdir, readFile, realpath, rm, rmdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve, sep } from 'node:path'

const LIST = 'prerendered.json'

/**
 * Writes these files into the site, and removes those that were written before and are not among them.
 * @param {string} site the folder
 * @param {Map<string, string>} files texts by their path in it
 */
export async function replaceFiles(site, files) {
  const before = await readList(join(site, LIST))
  const names = [...files.keys()]
  // Should this be stopped midway, the next run still knows of all that it wrote.
  await writeList(site, [...new Set([...before, ...names])])
  const staying = new Set(names.map((name) => resolve(site, name)))
  for (const name of before) if (!staying.has(resolve(site, name))) await remove(site, name)
  for (const [name, text] of files) {
    await mkdir(dirname(join(site, name)), { recursive: true })
    await writeFile(join(site, name), text)
  }
  await writeList(site, names)
}

/** @param {string} file @returns {Promise<string[]>} empty where nothing was prerendered before */
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
  // Going on would leave the former pages in the site for good.
  throw new Error(`${file} is not the list of files that it was: build the site again`)
}

/** @param {string} site @param {string[]} names */
const writeList = (site, names) => writeFile(join(site, LIST), `${JSON.stringify(names.toSorted(), null, 1)}\n`)

/**
 * Removes a file of the site, and the folders that it leaves empty. What lies outside, by its name or
 * behind a link, stays, and so does what is no file.
 * @param {string} site @param {string} name
 */
async function remove(site, name) {
  const root = await realpath(site)
  const file = resolve(root, name)
  // Its folder may be gone already.
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
