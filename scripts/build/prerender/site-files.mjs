/** Writes prerendered pages and the shop's files into a site, and removes those of the former run that are gone. */
import { copyFile, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { LIST, listedFiles, pageListText } from './page-list.mjs'
import { newFilesOf, prepare, replace } from './replacement.mjs'

/**
 * A page with the texts of its files by path in the site; null for a page that has not changed. What all pages share has
 * an empty path.
 * @typedef {{ path: string, answers: Record<string, string>, files: [name: string, text: string][] | null }} RenderedPage
 *
 * @typedef {import('./page-list.mjs').PageList} PageList
 */

/**
 * Writes the files of a site. If this fails, the site stays as it was.
 * @param {string} site folder of the site
 * @param {AsyncIterable<RenderedPage> | Iterable<RenderedPage>} pages each is written before the next is taken, so that
 *   memory need not hold all
 * @param {object} options
 * @param {PageList} options.former list of the former run
 * @param {string} options.inputs hash of what the pages are made from, besides their answers
 * @param {{ folder: string, names: string[] }[]} [options.copies] files of other folders, by path in them and in the
 *   site; of two with one path, the last one is copied
 * @param {string} [options.config] text of config.json, if it changes
 * @returns {Promise<{ written: string[], unchanged: number }>} paths of the files of changed pages, and the number of
 *   other pages
 */
export async function replaceFiles(site, pages, { former, inputs, copies = [], config }) {
  const sources = new Map(copies.flatMap(({ folder, names }) => names.map((name) => [name, folder])))
  /** @type {PageList} */
  const list = { inputs, pages: {}, copies: Array.from(sources.keys()) }
  /** @type {string[]} */
  const written = []
  let unchanged = 0
  const copied = await prepare(site, async () => {
    for await (const { path, answers, files } of pages) {
      const names = files?.map(([name]) => name) ?? former.pages[path]?.files ?? []
      list.pages[path] = { answers, files: names }
      if (files) written.push(...names)
      else unchanged++
      for (const [name, text] of files ?? []) await writeNew(site, name, text)
    }
    if (config !== undefined) await writeNew(site, 'config.json', config)
    await writeNew(site, LIST, pageListText(list))
    return copyChanged(site, sources)
  })
  const kept = new Set(listedFiles(list).map((name) => resolve(site, name)))
  await replace(site, {
    // Files that pages need come before the pages. The list comes last, because it replaces the former one.
    added: [
      ...copied,
      ...written.filter((name) => !name.endsWith('.html')),
      ...written.filter((name) => name.endsWith('.html')),
      ...(config === undefined ? [] : ['config.json']),
      LIST,
    ],
    removed: listedFiles(former).filter((name) => !kept.has(resolve(site, name))),
  })
  return { written, unchanged }
}

/**
 * Writes a new file. Throws if its place is outside of the site.
 * @param {string} site @param {string} name path in the site @param {string} text
 */
async function writeNew(site, name, text) {
  const folder = resolve(newFilesOf(site))
  const file = join(folder, name)
  if (!file.startsWith(folder + sep)) throw new Error(`${name} is outside of ${site}`)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

/**
 * Copies those files that the site does not have yet. Returns their paths.
 * @param {string} site @param {Map<string, string>} sources folder by path
 */
async function copyChanged(site, sources) {
  const copied = []
  for (const [name, folder] of sources) {
    if (resolve(folder) === resolve(site)) continue
    if (await haveSameContent(join(folder, name), join(site, name))) continue
    const file = join(newFilesOf(site), name)
    await mkdir(dirname(file), { recursive: true })
    await copyFile(join(folder, name), file)
    copied.push(name)
  }
  return copied
}

/** @param {string} file @param {string} other which may not exist */
async function haveSameContent(file, other) {
  const [size, otherSize] = await Promise.all(
    [file, other].map((path) =>
      stat(path).then(
        (entry) => entry.size,
        () => -1,
      ),
    ),
  )
  return size === otherSize && (await readFile(file)).equals(await readFile(other))
}

/**
 * Returns the paths of all files in a subfolder, relative to `parent`; an empty list if there is no such folder.
 * @param {string} parent @param {string} subfolder
 */
export async function filesIn(parent, subfolder) {
  const entries = await readdir(join(parent, subfolder), { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(parent, join(entry.parentPath, entry.name)))
}
