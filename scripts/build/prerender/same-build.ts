/**
 * Identifies a build, so that `npm run configure` does not write pages into a site whose files have other names.
 *
 * The build writes the same `site.json` into `dist/` and `dist-server/`.
 */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const FILE = 'site.json'

/** Returns the contents of `site.json`. `outputs` are the texts of the build that name its files. */
export function siteJson(basePath: string, outputs: string[]): string {
  const id = createHash('sha256').update(outputs.join('\n')).digest('hex').slice(0, 16)
  return JSON.stringify({ basePath, id })
}

/** Throws if the folder of the site and the folder of the bundle (`dist-server/`) are from different builds. */
export async function requireSameBuild(site: string, bundle: string): Promise<void> {
  const [ofSite, ofBundle] = await Promise.all([readSite(site), readSite(bundle)])
  if (ofSite.basePath !== ofBundle.basePath) {
    throw new Error(
      `${site} was built for the base path "${ofSite.basePath}", and dist-server/ for "${ofBundle.basePath}". ${FIX}`,
    )
  }
  if (ofSite.id !== ofBundle.id) throw new Error(`${site} and dist-server/ are from different builds. ${FIX}`)
}

const FIX = 'Use the dist-server/ of the same build, or run "npm run build" again.'

async function readSite(folder: string): Promise<{ basePath: string; id: string }> {
  const text = await readFile(join(folder, FILE), 'utf8').catch(() => {
    throw new Error(`${folder} has no ${FILE}, so it is not a complete build. ${FIX}`)
  })
  return JSON.parse(text)
}
