import { existsSync } from 'node:fs'
import { defineMain } from '@storybook/react-vite/node'
import type { PluginOption } from 'vite'
import shop from '../package.json' with { type: 'json' }
import { withStatus } from './components/status.ts'
import { componentUses } from './components/uses-plugin.ts'
import { shopIcons } from './docs/icons-plugin.ts'
import { scenarioIndexer, scenarioStories } from './scenarios/indexer.ts'
import { managerHead, previewHead } from './scheme-head.ts'
import { publishTokens } from './tokens/tokens-plugin.ts'

/** Excludes the shop's inline scripts, which request the shop's configuration from the host's root. */
const isStorybookPlugin = (plugin: PluginOption) =>
  !(plugin && 'name' in plugin && plugin.name === 'overtone:inline-scripts')

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    './docs/*.mdx',
    '../src/**/*.stories.tsx',
    './{flows,matrix}/*.stories.tsx',
    './scenarios/registry.scenarios.ts',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    'storybook-addon-pseudo-states',
    // Runs tests from the sidebar, which needs the development server.
    ...(process.env.NODE_ENV === 'production' ? [] : ['@storybook/addon-vitest']),
  ],
  staticDirs: [
    '../public',
    // The second shop of the toolbar names its files as a published shop does.
    { from: '../examples/tafelgut/data', to: '/data' },
    // For the panel of a story.
    { from: '../e2e/heard', to: '/heard' },
    // The pages about releases are only there if `npm run pictures` has written some.
    ...(existsSync('changes') ? [{ from: '../changes', to: '/changes' }] : []),
  ],
  previewHead: (head = '') => head + previewHead,
  managerHead: (head = '') => head + managerHead,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    experimentalTestSyntax: true,
    sidebarOnboardingChecklist: false,
    // The toolbar has its own grid and its own dark scheme, which the shop's tokens draw.
    backgrounds: false,
    // Storybook marks uncommitted stories as "new" in the sidebar's filter, where components have a status of that name.
    changeDetection: false,
  },
  // Hides tests in the sidebar until the user selects the tag.
  tags: { 'test-fn': { defaultFilterSelection: 'exclude' } },
  experimental_indexers: (indexers = []) => [...indexers.map(withStatus(shop.version)), scenarioIndexer],
  viteFinal: (config, { configType }) => ({
    ...config,
    plugins: [
      ...(config.plugins ?? []).filter(isStorybookPlugin),
      scenarioStories(),
      shopIcons(),
      componentUses(),
      publishTokens(),
    ],
    // Relative, because Storybook is published in a folder below the app; `preview-head.html` finds out which.
    base: './',
    define: configType === 'PRODUCTION' ? { 'import.meta.env.BASE_URL': 'globalThis.storybookFolder' } : {},
    build: { ...config.build, rolldownOptions: {}, manifest: false },
    optimizeDeps: {
      ...config.optimizeDeps,
      // Lists every dependency of the preview. If Vite discovers another dependency during a test run without a cache,
      // Vite reloads the page and the tests fail.
      include: [
        '@emotion/cache',
        '@emotion/react',
        '@mswjs/data',
        '@mswjs/interceptors/fetch',
        '@mdi/js',
        '@mui/material/*',
        '@mui/material/styles',
        '@radix-ui/react-toast',
        '@radix-ui/react-tooltip',
        '@tanstack/react-query',
        '@tanstack/react-router',
        'dom-accessibility-api',
        'msw',
        'msw/experimental',
        'storybook/internal/csf',
        'zod/mini',
        'zustand',
        'zustand/vanilla',
      ],
    },
  }),
})
