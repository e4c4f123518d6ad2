import { defineConfig, devices } from '@playwright/test'
import type { ShopOptions } from './e2e/shop.ts'
import { BROWSER_ARGS, findBrowser } from './scripts/browser.mjs'

export default defineConfig<object, ShopOptions>({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A shared machine may be too busy for a test once; the report names each that needed its second try.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // The same dist/ both times: only its config.json differs.
  projects: [
    { name: 'mock', testIgnore: 'live.spec.ts' },
    {
      name: 'live',
      testMatch: ['main-job.spec.ts', 'live.spec.ts', 'security-policy.spec.ts'],
      use: { apiMode: 'live' },
    },
  ],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { executablePath: findBrowser(), args: BROWSER_ARGS },
    trace: 'retain-on-failure',
  },
})
