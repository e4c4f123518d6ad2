import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { BUILD_TARGET } from './scripts/build/supported-browsers.ts'
import { compileEarly } from './scripts/build/vite/compile-early.ts'
import { inlineScripts } from './scripts/build/vite/inline-scripts.ts'
import { slimMocks } from './scripts/build/vite/slim-mocks.ts'
import { subsetFonts } from './scripts/build/vite/subset-fonts.ts'

/** Radix's toasts and tooltips. */
const OVERLAYS = /node_modules\/@radix-ui\//
/** Modules that several pages need, but not every page. */
const SOME_PAGES =
  /@mui\/material\/Table|\/features\/(info|cart\/checkout|product\/gallery)\/|ProductSearchLink|\/ui\/(page\/PageTop|page\/Section|Reading)\./
/** MUI's modal components, which are loaded when a modal is opened. */
const MODALS =
  /@mui\/material\/(Backdrop|Dialog|Drawer|Fade|internal\/Transition|Modal|Portal|Slide|Unstable_TrapFocus)/

/** The recorder of reports, which is loaded after hydration. */
const RECORDER = /\/features\/demo-lab\/report\/(recorder\/|without-cart-ids)|node_modules\/dom-accessibility-api\//

/** The parser of config.json, which the inline boot script contains. Only the Demo Lab and retries load it again. */
const CONFIG = /\/src\/config\/(config|config-file|currency-config|sections|server-config)\.ts/

/** Also in the inline boot script, which the home page would download twice in a larger chunk. */
const FETCH_TEXT = /\/src\/lib\/fetch-text\.ts/

/** Only live mode needs it. */
const UNREGISTER = /\/src\/lib\/unregister-mock-worker\.ts/

/** The schemas of the API's answers, which the prerendered first screen does not need. */
const SCHEMAS = /\/src\/api\/(catalogue-file|contract|schemas)\.ts|node_modules\/zod\//

/** States of the demo in links and files, which only a tab with one and the Demo Lab need. */
const DEMO_STATE = /\/src\/demo\/(demo-state|tab-state)\.ts|\/features\/demo-lab\/(state\/|scenarios\/use-choose)/

/** The demo's products, which a shop with its own catalogue does not load. */
const FIXTURES = /\/fixtures\/(?!posts)|\/mocks\/store\/built-in-rows/

/** Comparison with a server, and recordings. Loaded on demand. */
const SERVER = /\/mocks\/lab\/(server|recordings)\//

/** Assertions about answers, which comparisons and edited answers share. Loaded on demand. */
const ASSERTIONS = /\/packages\/contract-kit\//

/** The modules that answer calls in mock and file mode, without MSW and @mswjs/data. */
const STORE = /\/mocks\/(handlers\/|store\/(?!built-in-rows|catalogue-file|create-store|db|search|word-forms))/

/** Reads catalogue files. Loaded only if the shop has one. */
const FILE = /\/mocks\/store\/catalogue-file/

/** React, MUI and other packages of every page, which `src/entry.ts` evaluates in a task of their own. */
const LIBRARIES = /node_modules\/|vite\/preload-helper/

/** The mock API and the packages that only it uses. */
const MOCK =
  /\/(mocks|fixtures|packages\/contract-kit)\/|\/src\/demo\/call-|node_modules\/(msw|@mswjs|@open-draft|cookie|headers-polyfill|is-node-process|outvariant|path-to-regexp|rettime|set-cookie-parser|statuses|strict-event-emitter|tough-cookie|until-async|uuid)\//

const isOfEachPage = (id: string) =>
  [OVERLAYS, SOME_PAGES, MODALS, CONFIG, FETCH_TEXT, UNREGISTER, SCHEMAS, MOCK, RECORDER, DEMO_STATE].every(
    (lazy) => !lazy.test(id),
  )

export default defineConfig(({ isSsrBuild, mode }) => ({
  base: process.env.BASE_PATH ?? '/',
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: mode !== 'test',
      // Not for the home page and the parent of all pages, whose components are a few lines and not worth a request.
      codeSplittingOptions: { splitBehavior: ({ routeId }) => (/^\/_page\/?$/.test(routeId) ? [] : undefined) },
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/app/route-tree.gen.ts',
      quoteStyle: 'single',
    }),
    react(),
    inlineScripts(),
    subsetFonts({ weights: { min: 400, max: 700 } }),
    !isSsrBuild && compileEarly(),
    // Only in browsers; Node loads the real packages.
    !isSsrBuild && mode !== 'test' && slimMocks(),
  ],
  build: {
    target: BUILD_TARGET,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    assetsInlineLimit: 0,
    // Only Safari 16 needs it, and loads the same files a little later without it.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Only Emotion's `withTheme` needs the package, which the shop does not use.
      treeshake: { moduleSideEffects: [{ test: /hoist-non-react-statics/, sideEffects: false }] },
      // The shop, and the API reference for backend engineers.
      input: isSsrBuild ? undefined : { index: 'index.html', 'api-docs': 'api-docs/index.html' },
      output: isSsrBuild
        ? {}
        : {
            codeSplitting: {
              groups: [
                {
                  name: 'libraries',
                  test: (id) => LIBRARIES.test(id) && isOfEachPage(id),
                  minShareCount: 2,
                  priority: 4,
                },
                // One file, because each costs a round trip on a slow connection.
                { name: 'shared', test: isOfEachPage, minShareCount: 2, priority: 3 },
                { name: 'some-pages', test: SOME_PAGES, minShareCount: 2 },
                { name: 'modals', test: MODALS, minShareCount: 2 },
                { name: 'schemas', test: SCHEMAS, minShareCount: 2, priority: 3 },
                { name: 'built-in-rows', test: FIXTURES, priority: 2 },
                { name: 'recorder', test: RECORDER, minShareCount: 2 },
                { name: 'demo-state', test: DEMO_STATE, minShareCount: 2 },
                // Before `server`, which contains what it imports and would bring the mock API into every mode.
                { name: 'fetch-text', test: FETCH_TEXT, minShareCount: 2, priority: 2 },
                { name: 'config', test: CONFIG, minShareCount: 2, priority: 1 },
                { name: 'server', test: SERVER, minShareCount: 2 },
                { name: 'assertions', test: ASSERTIONS, minShareCount: 2 },
                { name: 'store', test: STORE, minShareCount: 2, priority: 2 },
                // One chunk for the mock API and its scenarios, which are loaded later and import it.
                // Before `server`, which would otherwise contain modules of the mock API that it imports.
                {
                  name: 'mock',
                  test: (id) => MOCK.test(id) && ![SERVER, ASSERTIONS, FILE].some((other) => other.test(id)),
                  minShareCount: 2,
                  priority: 1,
                },
                // Shared by toasts and tooltips and loaded with the first of them.
                { name: 'overlays', test: OVERLAYS, minShareCount: 2 },
              ],
            },
          },
    },
  },
  // Bundles all packages, so that `define` applies to them too.
  ssr: isSsrBuild ? { noExternal: true } : {},
  // Emotion's class names differ in development mode, and prerendered rules would not match those of the app.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
}))
