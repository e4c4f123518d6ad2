/** Collects the icons that the shop imports. `@mdi/js` has 7,000 icons, most of which the shop does not use. */
import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const FILE = /\.storybook\/docs\/shop-icons\.ts$/
const IMPORT = /import \{([^}]+)\} from '@mdi\/js'/g

/** Vite plugin that replaces the content of `shop-icons.ts` when Vite loads it. The file itself stays empty. */
export const shopIcons = (): Plugin => ({
  name: 'overtone:shop-icons',
  transform(_code, id) {
    if (!FILE.test(id)) return null
    const icons = [...findIcons()].toSorted(([a], [b]) => a.localeCompare(b))
    const names = icons.map(([name]) => name)
    const rows = icons.map(([name, files]) => `{ name: '${name}', path: ${name}, files: ${JSON.stringify(files)} }`)
    return {
      code: `import { ${names.join(', ')} } from '@mdi/js'\nexport const shopIcons = [${rows.join(',\n')}]`,
      map: null,
    }
  },
})

function findIcons(): Map<string, string[]> {
  const icons = new Map<string, string[]>()
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file),
  )
  for (const file of files)
    for (const [, names = ''] of readFileSync(`src/${file}`, 'utf8').matchAll(IMPORT))
      for (const name of names.match(/\bmdi\w+/g) ?? []) icons.set(name, [...(icons.get(name) ?? []), `src/${file}`])
  return icons
}
