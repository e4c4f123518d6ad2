/** Runs stories in Vitest. A file of its own, because Storybook's plugin takes seconds to start. */
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { BROWSER_ARGS, findBrowser } from './scripts/shared/browser.ts'

export const storyProject = (name: string, exclude: string[] = []): TestProjectInlineConfiguration => ({
  extends: './vite.config.ts',
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    name,
    exclude,
    // Stories reset their state themselves (.storybook/shop/reset.ts); a document per file would add four seconds each.
    isolate: false,
    maxWorkers: 2,
    retry: 0,
    testTimeout: 30_000,
    browser: {
      enabled: true,
      headless: true,
      instances: [{ browser: 'chromium' }],
      provider: playwright({ launchOptions: { executablePath: findBrowser(), args: BROWSER_ARGS } }),
    },
  },
})

// The folder decides: stories beside components and pages run daily, and those of `.storybook` (flows, matrix,
// scenarios) run nightly.
export default defineConfig(() => ({
  test: {
    projects: [storyProject('stories', ['.storybook/**']), storyProject('stories-nightly', ['src/**'])],
  },
}))
