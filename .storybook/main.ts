import { defineMain } from '@storybook/react-vite/node'
import type { PluginOption } from 'vite'
import { shopIcons } from './docs/icons-plugin.ts'
import { scenarioIndexer, scenarioStories } from './scenarios/indexer.ts'

const STORIES = ['./docs/*.mdx', '../src/**/*.stories.tsx', './{flows,matrix}/*.stories.tsx']
/** Each is opened by `e2e/scenarios.spec.ts` in the shop itself, so Vitest leaves them out. */
const SCENARIOS = './scenarios/registry.scenarios.ts'

/** What the shop's pages begin with asks the host's root for the shop's configuration. */
const isForStories = (plugin: PluginOption) =>
  !(plugin && 'name' in plugin && plugin.name === 'overtone:inline-scripts')

export default defineMain({
  framework: '@storybook/react-vite',
  stories: process.env.VITEST ? STORIES : [...STORIES, SCENARIOS],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    'storybook-addon-pseudo-states',
    // Runs the tests from the sidebar, which what is published can't.
    ...(process.env.NODE_ENV === 'production' ? [] : ['@storybook/addon-vitest']),
  ],
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { experimentalTestSyntax: true, sidebarOnboardingChecklist: false },
  // What acts stands beneath its story, for whoever asks for it.
  tags: { 'test-fn': { defaultFilterSelection: 'exclude' } },
  experimental_indexers: (indexers = []) => [...indexers, scenarioIndexer],
  viteFinal: (config, { configType }) => ({
    ...config,
    plugins: [...(config.plugins ?? []).filter(isForStories), scenarioStories(), shopIcons()],
    // Storybook is published below the app and must not name the host's root: `preview-head.html` knows the folder.
    base: './',
    define: configType === 'PRODUCTION' ? { 'import.meta.env.BASE_URL': 'globalThis.storybookFolder' } : {},
    build: { ...config.build, rolldownOptions: {}, manifest: false },
    optimizeDeps: {
      ...config.optimizeDeps,
      // All of the preview's dependencies: found late, they make the first cold run reload midway and fail.
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
