/** Copies of the build that a test changes, by `npm run configure` or by hand. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveFolder } from '../../scripts/shared/static-server.mjs'
import { basePath } from '../fixtures.ts'

export type SiteCopy = {
  /** Path of the copy. */
  folder: string
  /** Runs `npm run configure` on the copy. */
  configure: (config: object) => void
  remove: () => void
}

/** Copies `dist/` to a temporary folder. */
export function copySite(): SiteCopy {
  const parent = mkdtempSync(join(tmpdir(), 'overtone-e2e-'))
  const folder = join(parent, 'site')
  cpSync('dist', folder, { recursive: true })
  return {
    folder,
    configure(config) {
      const file = join(parent, 'config.json')
      writeFileSync(file, JSON.stringify(config))
      execFileSync('node', ['scripts/build/prerender.mjs', '--dist', folder, '--config', file], { stdio: 'pipe' })
    },
    remove: () => rmSync(parent, { recursive: true }),
  }
}

/** Copies the build, changes the copy and serves it. */
export async function serveCopy(
  change: (copy: SiteCopy) => void,
): Promise<{ siteUrl: string; close: () => Promise<void> }> {
  const copy = copySite()
  change(copy)
  const { origin, close } = await serveFolder(copy.folder, { basePath })
  return {
    siteUrl: origin + basePath,
    async close() {
      await close()
      copy.remove()
    },
  }
}
