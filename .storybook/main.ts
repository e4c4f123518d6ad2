import { defineMain } from '@storybook/react-vite/node'

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-vitest', '@storybook/addon-a11y', 'msw-storybook-addon'],
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => ({
    ...config,
    // Storybook is published below the app and must not name the host's root.
    base: process.env.STORYBOOK_BASE ?? './',
    build: { ...config.build, rolldownOptions: {}, manifest: false },
    optimizeDeps: {
      ...config.optimizeDeps,
      // All of the preview's dependencies: found late, they make the first cold run reload midway and fail.
      include: [
        '@emotion/cache',
        '@emotion/react',
        '@mswjs/data',
        '@mdi/js',
        '@mui/material/*',
        '@mui/material/styles',
        '@radix-ui/react-toast',
        '@radix-ui/react-tooltip',
        '@tanstack/react-query',
        '@tanstack/react-router',
        'msw',
        'msw/browser',
        'zod/mini',
        'zustand',
        'zustand/vanilla',
      ],
    },
  }),
})
