/** Runs stories in Vitest. A file of its own, because Storybook's plugin takes seconds to start. */
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { BROWSER_ARGS, findBrowser } from './scripts/shared/browser.ts'

type StoryOptions = Pick<NonNullable<Parameters<typeof storybookTest>[0]>, 'tags' | 'initialGlobals'>

export const storyProject = (
  name: string,
  exclude: string[] = [],
  options: StoryOptions = {},
): TestProjectInlineConfiguration => ({
  extends: './vite.config.ts',
  plugins: [storybookTest({ configDir: '.storybook', ...options })],
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
// which screen tests and scenarios cover. All stories of pages and those of `.storybook` run nightly, and a sample of stories
// in the second shop of the toolbar.
export default defineConfig(() => ({
  test: {
    projects: [
      storyProject('stories', ['.storybook/**'], { tags: { exclude: ['nightly'] } }),
      storyProject('stories-nightly', ['src/**/!(*Page).stories.tsx']),
      storyProject('stories-second-shop', ['.storybook/**'], {
        tags: { include: ['both-shops'] },
        initialGlobals: { shop: 'tafelgut' },
      }),
    ],
  },
}))
