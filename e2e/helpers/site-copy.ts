/** Copies of the build that tests change, by `npm run configure` or by hand. */
import { execFileSync } from 'node:child_process'
import { cpSync, linkSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { serveFolder } from '../../scripts/shared/static-server.ts'
import { basePath } from './base-path.ts'

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

/** In Playwright's output folder, because hard links must be on the disk of the build. */
const PARENT = resolve('test-results')

/** Copies `dist/` to a temporary folder. The pictures are hard links, because no test changes them. */
export function copySite(): SiteCopy {
  mkdirSync(PARENT, { recursive: true })
  const parent = mkdtempSync(join(PARENT, 'site-'))
  const folder = join(parent, 'site')
  cpSync('dist', folder, {
    recursive: true,
    filter(source, target) {
      if (!/\.(avif|jpg|png|webm|woff2)$/.test(source)) return true
      linkSync(source, target)
      return false
    },
  })
  return {
    folder,
    configure(config, files = {}, ...options) {
      const file = join(parent, 'config.json')
      for (const [path, text] of Object.entries({ ...files, 'config.json': JSON.stringify(config) })) {
        mkdirSync(dirname(join(parent, path)), { recursive: true })
        writeFileSync(join(parent, path), text)
      }
      const command = ['--import', 'tsx', 'scripts/build/prerender.ts', '--dist', folder, '--config', file, ...options]
      return execFileSync('node', command, { stdio: 'pipe', encoding: 'utf8' })
    },
    remove: () => rmSync(parent, { recursive: true }),
  }
}

/** A served copy. */
export type ServedCopy = { siteUrl: string; copy: SiteCopy; close: () => Promise<void> }

/** Copies the build, changes the copy and serves it. */
export async function serveCopy(change: (copy: SiteCopy) => void): Promise<ServedCopy> {
  const copy = copySite()
  change(copy)
  const { origin, close } = await serveFolder(copy.folder, { basePath })
  return {
    siteUrl: origin + basePath,
    copy,
    async close() {
      await close()
      copy.remove()
    },
  }
}
