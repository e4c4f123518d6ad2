/**
 * The site's `prerendered.json`: the files that prerendering wrote, and for each page the API answers that it was made
 * from. The next run renders only pages whose answers have changed, and removes the files of those that are gone.
 */
import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export const LIST = 'prerendered.json'
const VERSION = 2

/**
 * A page by its path, or with an empty path what all pages share.
 * @typedef {{ answers: Record<string, string>, files: string[] }} ListedPage
 *
 * @typedef {object} PageList
 * @property {string} inputs hash of everything else that pages are made from: build, configuration and options
 * @property {Record<string, ListedPage>} pages
 * @property {string[]} copies files of the shop's folder `data/`
 */

/** @type {PageList} */
const EMPTY = { inputs: '', pages: {}, copies: [] }

/**
 * Reads the list of a site. Throws if there is one that cannot be read, because continuing would leave the former pages in
 * the site.
 * @param {string} site
 * @returns {Promise<PageList>} empty if nothing was prerendered before
 */
export async function readPageList(site) {
  const file = join(site, LIST)
  const text = await readFile(file, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  const list = text === null ? EMPTY : parse(text)
  if (!list) throw new Error(`${file} is not a list of files: build the site again`)
  return list
}

/** @param {PageList} list */
export const pageListText = (list) => {
  const sorted = Object.entries(list.pages).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const pages = sorted.map(([path, page]) => `\n${JSON.stringify(path)}: ${JSON.stringify(page)}`)
  const { inputs, copies } = list
  return `{"version": ${VERSION}, "inputs": ${JSON.stringify(inputs)}, "copies": ${JSON.stringify(copies)}, "pages": {${pages.join(',')}\n}}\n`
}

/** Returns the paths of all files that the former run wrote. @param {PageList} list */
export const listedFiles = ({ pages, copies }) => [...Object.values(pages).flatMap(({ files }) => files), ...copies]

/**
 * Returns the pages that the next run may keep: none if another input has changed, and otherwise those whose files are all
 * still in the site.
 * @param {string} site @param {PageList} list @param {string} inputs of the next run
 * @returns {Promise<PageList['pages']>}
 */
export async function reusablePages(site, list, inputs) {
  if (list.inputs !== inputs) return {}
  /** @type {PageList['pages']} */
  const reusable = {}
  for (const [path, page] of Object.entries(list.pages)) {
    const found = await Promise.all(page.files.map((name) => exists(join(site, name))))
    if (found.every(Boolean)) reusable[path] = page
  }
  return reusable
}

/** @param {string} path */
const exists = (path) =>
  access(path).then(
    () => true,
    () => false,
  )

/** @param {string} text @returns {PageList | null} null for text that is no list */
function parse(text) {
  /** @type {unknown} */
  let given
  try {
    given = JSON.parse(text)
  } catch {
    return null
  }
  const { version, inputs, pages, copies } = Object(given)
  const isList = version === VERSION && typeof inputs === 'string' && areTexts(copies) && arePages(pages)
  return isList ? { inputs, pages, copies } : null
}

/** @param {unknown} value @returns {value is PageList['pages']} */
const arePages = (value) =>
  isObject(value) &&
  Object.values(value).every((page) => {
    const { answers, files } = Object(page)
    return areTexts(files) && isObject(answers) && areTexts(Object.values(answers))
  })

/** @param {unknown} value @returns {value is object} */
const isObject = (value) => typeof value === 'object' && value !== null

/** @param {unknown} value @returns {value is string[]} */
const areTexts = (value) => Array.isArray(value) && value.every((text) => typeof text === 'string')
