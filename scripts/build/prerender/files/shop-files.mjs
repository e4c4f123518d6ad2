/** Files in the folder `data/` beside a configuration: the catalogue, pictures, and the content of pages. */
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Reads the catalogue file, and checks that the pictures are pictures. Throws an error that names the key of the
 * configuration and the file.
 * @param {{ api: { data?: string }, store: { logo?: string, favicon?: string, picture?: string } }} config
 * @param {string} folder of the configuration
 * @returns {Promise<string | undefined>} the text of the catalogue file, if the configuration names one
 */
export async function readShopFiles({ api, store }, folder) {
  for (const key of /** @type {const} */ (['logo', 'favicon', 'picture'])) {
    const path = store[key]
    if (path === undefined) continue
    const fault = pictureFault(path, await read(`store.${key}`, join(folder, path)))
    if (fault) throw new Error(`"store.${key}": ${join(folder, path)} ${fault}`)
  }
  return api.data === undefined ? undefined : String(await read('api.data', join(folder, api.data)))
}

/**
 * Reads the files with the content of pages. Throws an error that names the file and the field if a picture in `data/` does
 * not exist.
 * @param {string} folder of the configuration
 * @param {string} [catalogue] folder of a live shop's catalogue, whose pictures are copied into the site too
 * @returns {Promise<Record<string, string>>} their texts by page
 */
export async function readContents(folder, catalogue = folder) {
  const texts = await contentTexts(folder)
  for (const [page, text] of Object.entries(texts)) {
    const missing = picturesIn(text).find(({ picture }) => !hasFile(folder, picture) && !hasFile(catalogue, picture))
    if (missing) {
      const { field, picture } = missing
      throw new Error(`data/content/${page}.json: ${field}: there is no file ${join(folder, picture)}`)
    }
  }
  return texts
}

/**
 * Returns the texts of the files with the content of pages, by page.
 * @param {string} folder of the configuration
 * @returns {Promise<Record<string, string>>}
 */
export async function contentTexts(folder) {
  const names = await readdir(join(folder, 'data/content')).catch(() => [])
  const files = names.filter((name) => name.endsWith('.json'))
  const entries = files.map(async (name) => [
    basename(name, '.json'),
    await readFile(join(folder, 'data/content', name), 'utf8'),
  ])
  return Object.fromEntries(await Promise.all(entries))
}

/** Returns the pictures in `data/` that a page names. Text that is not JSON has none. @param {string} text */
function picturesIn(text) {
  /** @type {{ field: string, picture: string }[]} */
  const found = []
  /** @param {unknown} value @param {string[]} path */
  const visit = (value, path) => {
    if (typeof value === 'object' && value !== null) {
      for (const [key, entry] of Object.entries(value)) visit(entry, [...path, key])
    } else if (path.at(-1) === 'picture' && typeof value === 'string' && value.startsWith('data/')) {
      found.push({ field: path.join('.'), picture: value })
    }
  }
  try {
    visit(JSON.parse(text), [])
  } catch {
    // `checkContents` reports this with the reason.
  }
  return found
}

/** Returns whether a folder has the file of a URL. @param {string} folder @param {string} url */
const hasFile = (folder, url) => existsSync(new URL(url, pathToFileURL(`${folder}/`)))

/**
 * Returns what is wrong with a picture, or null. Browsers run the scripts of an SVG that a visitor opens by its address.
 * @param {string} path @param {Buffer} bytes
 */
export function pictureFault(path, bytes) {
  if (path.endsWith('.svg')) {
    const text = String(bytes)
    if (!/<svg[\s>]/i.test(text)) return 'is not an SVG picture'
    return /<script|<foreignObject|\son\w+\s*=|javascript:/i.test(text) ? 'contains a script: save it without' : null
  }
  const start = bytes.subarray(0, 12).toString('latin1')
  return isPicture(start) ? null : 'is not a picture that browsers show'
}

/** Recognizes PNG, JPEG, ICO, WebP and AVIF files. @param {string} start the first 12 bytes, as Latin-1 */
const isPicture = (start) =>
  ['\x89PNG', '\xff\xd8\xff', '\0\0\x01\0'].some((signature) => start.startsWith(signature)) ||
  (start.startsWith('RIFF') && start.endsWith('WEBP')) ||
  /^ftypavi[fs]/.test(start.slice(4))

/** @param {string} key @param {string} file */
function read(key, file) {
  return readFile(file).catch(() => {
    throw new Error(`"${key}": there is no file ${file}. The path starts at the folder of the configuration.`)
  })
}
