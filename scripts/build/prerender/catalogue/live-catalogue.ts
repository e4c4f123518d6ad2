/** The catalogue that pages of a live shop are prerendered from, and the one that a site had before. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesIn, readList } from '../files/site-files.ts'

/**
 * Reads the catalogue in an output folder of `npm run catalogue`: the file that its config.json names, or else the only
 * one. Returns its text. Throws an error that names the folder if there is none, or if there are several.
 */
export async function readCatalogue(folder: string): Promise<string> {
  const named = await namedIn(folder)
  const names = named === null ? (await filesIn(folder, 'data')).filter(isCatalogue) : [named]
  const [name] = names
  if (name === undefined) {
    throw new Error(
      `--catalogue: ${folder} has no data/catalogue-….json. Pass the --out folder of "npm run catalogue".`,
    )
  }
  if (names.length > 1) {
    throw new Error(`--catalogue: ${folder} has several catalogues: ${names.join(', ')}. Name one in its config.json.`)
  }
  return readFile(join(folder, name), 'utf8').catch((error) => {
    throw new Error(`--catalogue: ${folder}/config.json names ${name}, which cannot be read`, { cause: error })
  })
}

/** Recognizes a catalogue by its path in a shop's folder. */
export const isCatalogue = (path: string): boolean => /^data[\\/]catalogue-[^\\/]*\.json$/.test(path)

/**
 * Returns the catalogues that a new site keeps, because browsers and hosts keep pages and configurations that name them for
 * some time: the present site's, or those that it kept if it has the same one as the new site.
 * @param next the new site's
 */
export async function formerCatalogues(site: string, next: string | undefined): Promise<string[]> {
  const [present, listed, files] = await Promise.all([namedIn(site), readList(site), filesIn(site, 'data')])
  const former = files.filter((name) => (present === next ? isCatalogue(name) : name === present))
  return former.filter((name) => listed.includes(name))
}

/** Returns the catalogue that the folder's config.json names. Null if it names none, or is no valid configuration. */
async function namedIn(folder: string): Promise<string | null> {
  const { api } = await readFile(join(folder, 'config.json'), 'utf8')
    .then(JSON.parse)
    .catch(() => ({}))
  return api?.data ?? null
}

/**
 * Sets `api.prerendered`, `api.serverPrerendered` and `api.generatedAt`, which tell the browser what the pages were
 * prerendered from. Returns the text of the configuration, unchanged if it says so already.
 *
 * @param configText a valid configuration
 * @param source the path of the catalogue file, or in live mode whether there is one
 * @param options.isFromServer whether the catalogue file was read from the server that answers some calls
 * @param options.generatedAt in file mode, when the catalogue file was made
 */
export function withPrerendered(
  configText: string,
  source: string | boolean | undefined,
  { isFromServer = false, generatedAt }: { isFromServer?: boolean; generatedAt?: string } = {},
): string {
  const { api: { prerendered, serverPrerendered, generatedAt: formerTime, ...api } = {}, ...config } =
    JSON.parse(configText)
  const former = { prerendered, serverPrerendered, generatedAt: formerTime }
  const set = { prerendered: source || undefined, serverPrerendered: isFromServer || undefined, generatedAt }
  if (JSON.stringify(former) === JSON.stringify(set)) return configText
  return `${JSON.stringify({ api: { ...api, ...set }, ...config }, null, 2)}\n`
}
