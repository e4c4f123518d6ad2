/** Files in the folder `data/` beside a configuration: the catalogue, pictures, and the content of pages. */
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { fileIn } from '../../../shared/file-in.ts'

type ShopFiles = { api: { data?: string }; store: { logo?: string; favicon?: string; picture?: string } }

/**
 * Checks that the pictures of a configuration are pictures, and returns the text of its catalogue file if it names one.
 * Throws an error that names the key of the configuration and the file.
 */
export async function readShopFiles({ api, store }: ShopFiles, folder: string): Promise<string | undefined> {
  for (const key of ['logo', 'favicon', 'picture'] as const) {
    const path = store[key]
    if (path === undefined) continue
    const fault = pictureFault(path, await read(`store.${key}`, folder, path))
    if (fault) throw new Error(`"store.${key}": ${join(folder, path)} ${fault}`)
  }
  return api.data === undefined ? undefined : String(await read('api.data', folder, api.data))
}

/**
 * Returns the texts of the files with the content of pages, by page. Throws an error that names the file and the field if a
 * picture in `data/` does not exist.
 *
 * @param folder of the configuration
 * @param catalogue folder of a live shop's catalogue, whose pictures are copied into the site too
 */
export async function readContents(folder: string, catalogue = folder): Promise<Record<string, string>> {
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

/** Returns the texts of the files with the content of pages, by page. `folder` is that of the configuration. */
export async function contentTexts(folder: string): Promise<Record<string, string>> {
  const names = await readdir(join(folder, 'data/content')).catch(() => [])
  const files = names.filter((name) => name.endsWith('.json'))
  const entries = files.map(async (name) => {
    const file = dataFile(folder, `data/content/${name}`)
    if (file === null) throw new Error(`${join(folder, 'data/content', name)} is no file of the folder data/`)
    return [basename(name, '.json'), await readFile(file, 'utf8')]
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** Returns the pictures in `data/` that a page names. Text that is not JSON has none. */
function picturesIn(text: string) {
  const found: { field: string; picture: string }[] = []
  const visit = (value: unknown, path: string[]) => {
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

/** Returns whether the folder `data/` in a folder has the file of a URL. */
function hasFile(folder: string, url: string) {
  const address = new URL(url, pathToFileURL(`${folder}/`))
  // Paths of some URLs, such as those with %2F, cannot be files.
  return existsSync(address) && dataFile(folder, fileURLToPath(address)) !== null
}

/** Returns what is wrong with a picture, or null. Browsers run the scripts of an SVG that a visitor opens by its address. */
export function pictureFault(path: string, bytes: Buffer): string | null {
  if (path.endsWith('.svg')) {
    const text = String(bytes)
    if (!/<svg[\s>]/i.test(text)) return 'is not an SVG picture'
    return /<script|<foreignObject|\son\w+\s*=|javascript:/i.test(text) ? 'contains a script: save it without' : null
  }
  const start = bytes.subarray(0, 12).toString('latin1')
  return isPicture(start) ? null : 'is not a picture that browsers show'
}

/** Recognizes PNG, JPEG, ICO, WebP and AVIF files by their first 12 bytes, as Latin-1. */
const isPicture = (start: string) =>
  ['\x89PNG', '\xff\xd8\xff', '\0\0\x01\0'].some((signature) => start.startsWith(signature)) ||
  (start.startsWith('RIFF') && start.endsWith('WEBP')) ||
  /^ftypavi[fs]/.test(start.slice(4))

async function read(key: string, folder: string, path: string) {
  const file = dataFile(folder, path)
  if (file !== null) return readFile(file)
  throw new Error(
    `"${key}": there is no file ${join(folder, path)}. The path starts at the folder of the configuration, and symbolic links must stay in its folder data/.`,
  )
}

/** Returns the path of a file, or null unless it is in the folder `data/` of `folder`. */
const dataFile = (folder: string, path: string) => fileIn(join(folder, 'data'), resolve(folder, path))
