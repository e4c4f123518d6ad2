/** Runs stories in Vitest. A file of its own, because Storybook's plugin takes seconds to start. */
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { BROWSER_ARGS, findBrowser } from './scripts/shared/browser.ts'

export const storyProject = (
  name: string,
  exclude: string[] = [],
  excludedTag?: string,
): TestProjectInlineConfiguration => ({
  extends: './vite.config.ts',
  plugins: [storybookTest({ configDir: '.storybook', tags: { exclude: excludedTag ? [excludedTag] : [] } })],
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

// Stories beside components and pages run daily, except those with the tag `nightly`: other states and widths of a page,
// which screen tests and scenarios cover. All stories of pages and those of `.storybook` run nightly.
export default defineConfig(() => ({
  test: {
    projects: [
      storyProject('stories', ['.storybook/**'], 'nightly'),
      storyProject('stories-nightly', ['src/**/!(*Page).stories.tsx']),
    ],
  },
}))
