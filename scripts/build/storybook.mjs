/**
 * Builds the Storybook that is published: `npm run build-storybook [-- --quiet]`. Storybook minifies what it builds of
 * ours, but copies its own frame as it was written, with all that any add-on may ask it for.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync } from '@swc/core'
import { globalsNameReferenceMap } from 'storybook/internal/manager/globals'
import { build } from 'vite'
import { STORYBOOK } from './addresses.mjs'

execFileSync('npx', ['storybook', 'build', '--output-dir', STORYBOOK, ...process.argv.slice(2)], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
})

await buildGlobals()

for (const file of ['sb-manager', 'sb-addons', 'assets'].flatMap(filesIn).filter((each) => each.endsWith('.js'))) {
  const { code } = minifySync(readFileSync(file, 'utf8'), {
    module: true,
    compress: { ecma: 2022, passes: 2 },
    mangle: true,
  })
  writeFileSync(file, code)
}

// Its marks stand in the root once more, where nothing asks for them, and nothing is set in its face.
for (const name of readdirSync(join(STORYBOOK, 'sb-common-assets'))) {
  if (!existsSync(join('public', name))) rmSync(join(STORYBOOK, name))
  if (name.endsWith('.woff2')) rmSync(join(STORYBOOK, 'sb-common-assets', name))
}
for (const file of ['index.html', 'iframe.html'].map((name) => join(STORYBOOK, name)))
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/@font-face\s*\{[^}]*Nunito[^}]*\}/g, ''))

/**
 * What the frame and its add-ons share, built out of Storybook's packages: its own file brings a test library as well,
 * which no panel asks for. The frame is made for React 18, whatever the shop has.
 */
async function buildGlobals() {
  const entry = 'virtual:globals'
  const shared = Object.entries(globalsNameReferenceMap).filter(([name]) => name !== 'storybook/test')
  const code = [
    ...shared.map(([name, global], i) => `import * as module${i} from '${name}'; globalThis.${global} = module${i}`),
    'globalThis.__STORYBOOK_TEST__ = {}',
  ].join('\n')
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
    resolve: { alias: [{ find: /^(react|react-dom)(?=\/|$)/, replacement: '$1-18' }] },
    plugins: [
      {
        name: entry,
        resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
        load: (id) => (id === `\0${entry}` ? code : undefined),
      },
    ],
    build: {
      outDir: join(STORYBOOK, 'sb-manager'),
      emptyOutDir: false,
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: {
        input: entry,
        output: { entryFileNames: 'globals-runtime.js', codeSplitting: false },
      },
    },
  })
}

/** @param {string} folder of the built Storybook; returns paths of all that is in it */
function filesIn(folder) {
  const inside = join(STORYBOOK, folder)
  return readdirSync(inside, { recursive: true, encoding: 'utf8' }).map((each) => join(inside, each))
}
