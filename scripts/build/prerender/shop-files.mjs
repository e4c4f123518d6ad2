/** Files in the folder `data/` beside a configuration: the catalogue, pictures, and the content of pages. */
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

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
 * Reads the files with the content of pages. Returns their texts by page.
 * @param {string} folder of the configuration
 * @returns {Promise<Record<string, string>>}
 */
export async function readContents(folder) {
  const names = await readdir(join(folder, 'data/content')).catch(() => [])
  const files = names.filter((name) => name.endsWith('.json'))
  const entries = files.map(async (name) => [
    basename(name, '.json'),
    await readFile(join(folder, 'data/content', name), 'utf8'),
  ])
  return Object.fromEntries(await Promise.all(entries))
}

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
