import { defineConfig } from '@playwright/test'
import type { SiteOptions } from './e2e/fixtures.ts'
import { ENGINES } from './scripts/browsers/engines.mjs'

export default defineConfig<object, SiteOptions>({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // In CI, a busy machine may make a test fail once. The report lists tests that passed at the second try.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./e2e/skipped-reporter.ts']],
  // Both projects test the same build with different config.json files.
  projects: [
    { name: 'mock', testIgnore: ['live.spec.ts', 'leaving.spec.ts'] },
    {
      name: 'live',
      testMatch: ['purchase-journey.spec.ts', 'live.spec.ts', 'leaving.spec.ts'],
      use: { apiMode: 'live' },
    },
  ],
  use: {
    ...ENGINES[process.env.E2E_ENGINE ?? 'chromium'],
    // Recording every test would make the suite a third slower. `--trace on` records all.
    trace: 'on-first-retry',
  },
})
