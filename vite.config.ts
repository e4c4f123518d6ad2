import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { BROWSER_ARGS, findBrowser } from './scripts/browsers/browser.mjs'
import { compileEarly } from './scripts/build/vite/compile-early.ts'
import { inlineScripts } from './scripts/build/vite/inline-scripts.ts'
import { slimMocks } from './scripts/build/vite/slim-mocks.ts'
import { subsetFonts } from './scripts/build/vite/subset-fonts.ts'
import { TARGET } from './scripts/checks/floor/floor.mjs'

const OVERLAYS = /node_modules\/@radix-ui\//
/** What only some pages have, though more than one does. */
const SOME_PAGES = /@mui\/material\/Table|\/features\/info\//
/** What comes with the press that opens it, whichever it is. */
const MODALS =
  /@mui\/material\/(Backdrop|Dialog|Drawer|Fade|internal\/Transition|Modal|Portal|Slide|Unstable_TrapFocus)/

/** The mock API and what it alone is made of. */
const MOCK =
  /\/(mocks|fixtures)\/|node_modules\/(msw|@mswjs|@open-draft|cookie|headers-polyfill|is-node-process|outvariant|path-to-regexp|rettime|set-cookie-parser|statuses|strict-event-emitter|tough-cookie|until-async|uuid)\//

export default defineConfig(({ isSsrBuild, mode }) => ({
  base: process.env.BASE_PATH ?? '/',
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: mode !== 'test',
      // The home page's own component is three lines: not worth a request.
      codeSplittingOptions: { splitBehavior: ({ routeId }) => (routeId === '/' ? [] : undefined) },
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/app/route-tree.gen.ts',
      quoteStyle: 'single',
    }),
    react(),
    inlineScripts(),
    subsetFonts({ weights: { min: 400, max: 700 } }),
    !isSsrBuild && compileEarly(),
    // The small stand-ins are for browsers; Node has the real packages.
    !isSsrBuild && mode !== 'test' && slimMocks(),
  ],
  build: {
    target: TARGET,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: isSsrBuild
        ? {}
        : {
            codeSplitting: {
              groups: [
                // Few files: on a slow line each one costs a round trip.
                {
                  name: 'shared',
                  test: (id) => [OVERLAYS, SOME_PAGES, MODALS, MOCK].every((late) => !late.test(id)),
                  minShareCount: 2,
                  priority: 1,
                },
                // With the pages that have one.
                { name: 'some-pages', test: SOME_PAGES, minShareCount: 2 },
                { name: 'modals', test: MODALS, minShareCount: 2 },
                // Its scenarios come later than itself, and share it.
                { name: 'mock', test: MOCK, minShareCount: 2 },
                // What toasts and tooltips share comes with the first of them, not with the page.
                { name: 'overlays', test: OVERLAYS, minShareCount: 2 },
              ],
            },
          },
    },
  },
  // The prerender's bundle stands alone: `npm run configure` needs nothing installed.
  ssr: isSsrBuild ? { noExternal: true } : {},
  // As in the browser: rules have other names while developing, and the app would bring them all once more.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  test: {
    // As end-to-end: what a busy machine kept waiting once is no fault, what fails twice is.
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'jsdom',
          globals: true,
          include: ['{src,mocks,fixtures}/**/*.test.{ts,tsx}'],
          exclude: ['mocks/http/**'],
          setupFiles: ['src/testing/setup.ts'],
          restoreMocks: true,
          // Of its own accord Vitest leaves a core to nobody.
          maxWorkers: '100%',
          // Screens are whole shops in jsdom; a busy machine takes its time.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          // What runs in Node alone: servers, and what talks to them.
          environment: 'node',
          globals: true,
          include: ['{scripts,mocks/http}/**/*.test.ts'],
          // One test is the whole contract, and a busy machine takes its time.
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          // Each story begins with a first visit (.storybook/shop/reset.ts): a document of its own would cost four seconds a file.
          isolate: false,
          setupFiles: ['.storybook/leave-out.ts'],
          maxWorkers: 2,
          testTimeout: 30_000,
          browser: {
            enabled: true,
            headless: true,
            instances: [{ browser: 'chromium' }],
            provider: playwright({ launchOptions: { executablePath: findBrowser(), args: BROWSER_ARGS } }),
          },
        },
      },
    ],
  },
}))
