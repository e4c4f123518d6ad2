import { defineConfig } from 'vitest/config'

/** Storybook's sidebar starts Vitest with this file. Otherwise `vitest.stories.config.ts` runs the stories. */
async function sidebarProjects() {
  const { storyProject } = await import('./vitest.stories.config.ts')
  return [storyProject('stories')]
}

/** Vitest's default leaves one core idle. The same for all projects, because Vitest otherwise refuses to run several. */
const maxWorkers = '100%'

export default defineConfig(async () => ({
  test: {
    projects: process.env.VITEST_STORYBOOK
      ? await sidebarProjects()
      : [
          {
            extends: './vite.config.ts',
            test: {
              name: 'node',
              // Tests without a DOM. They share modules and have no setup, so a file takes milliseconds.
              include: ['{src,mocks,fixtures,.storybook}/**/*.test.ts'],
              exclude: ['mocks/http/**'],
              environment: 'node',
              globals: true,
              restoreMocks: true,
              pool: 'threads',
              maxWorkers,
              isolate: false,
            },
          },
          {
            extends: './vite.config.ts',
            test: {
              name: 'screen',
              // Tests that need a DOM.
              include: ['{src,mocks,fixtures,.storybook}/**/*.test.tsx'],
              environment: 'jsdom',
              globals: true,
              restoreMocks: true,
              setupFiles: ['src/testing/setup.ts'],
              pool: 'threads',
              maxWorkers,
              isolate: false,
              // Screen tests render the whole app in jsdom, which takes seconds on a busy machine.
              testTimeout: 30_000,
            },
          },
          {
            extends: './vite.config.ts',
            test: {
              name: 'api',
              // Build scripts and servers, which run in Node.
              environment: 'node',
              globals: true,
              include: ['{scripts,packages,mocks/http,tools}/**/*.test.ts'],
              isolate: false,
              pool: 'threads',
              maxWorkers,
              // One test runs the whole contract kit.
              testTimeout: 120_000,
            },
          },
        ],
  },
}))
