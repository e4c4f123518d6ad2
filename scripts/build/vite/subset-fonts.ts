import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** ASCII, the accented letters of brand names, and the signs in the shop's texts and prices. */
const CHARACTERS = `${String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index))}\u00a0\u202f£¥§©®°±·×÷éèêëáàâäçíïñóôöúüßÉØ–—‘’“”•…€™↑↓−`

const CACHE = new URL('../../../node_modules/.cache/fonts/', import.meta.url)

/**
 * Resolves `import url from 'font.woff2?subset'` to a copy of the font with only CHARACTERS and the given weights.
 */
export function subsetFonts({ weights }: { weights: { min: number; max: number } }): Plugin {
  return {
    name: 'overtone:subset-fonts',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith('.woff2?subset')) return undefined
      const found = await this.resolve(source.replace('?subset', ''), importer, { skipSelf: true })
      if (!found) return undefined
      const target = fileURLToPath(new URL(basename(found.id), CACHE))
      const subset = await subsetFont(await readFile(found.id), CHARACTERS, {
        targetFormat: 'woff2',
        variationAxes: { wght: weights },
        // Drops ligatures, whose glyphs would make the font larger.
        noLayoutClosure: true,
      })
      await mkdir(CACHE, { recursive: true })
      await writeFile(target, subset)
      return `${target}?url`
    },
  }
}
