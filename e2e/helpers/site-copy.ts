/** Copies of the build that a test changes, by `npm run configure` or by hand. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { serveFolder } from '../../scripts/shared/static-server.mjs'
import { basePath } from '../fixtures.ts'

export type SiteCopy = {
  /** Path of the copy. */
  folder: string
  /**
   * Runs `npm run configure` on the copy, with the texts of files in the configuration's folder by path and with more
   * options. Returns what it prints.
   */
  configure: (config: object, files?: Record<string, string>, ...options: string[]) => string
  remove: () => void
}

/** Copies `dist/` to a temporary folder. */
export function copySite(): SiteCopy {
  const parent = mkdtempSync(join(tmpdir(), 'overtone-e2e-'))
  const folder = join(parent, 'site')
  cpSync('dist', folder, { recursive: true })
  return {
    folder,
    configure(config, files = {}, ...options) {
      const file = join(parent, 'config.json')
      for (const [path, text] of Object.entries({ ...files, 'config.json': JSON.stringify(config) })) {
        mkdirSync(dirname(join(parent, path)), { recursive: true })
        writeFileSync(join(parent, path), text)
      }
      const args = ['scripts/build/prerender.mjs', '--dist', folder, '--config', file, ...options]
      return execFileSync('node', args, { stdio: 'pipe', encoding: 'utf8' })
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
