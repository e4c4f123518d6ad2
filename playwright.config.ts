import { defineConfig } from '@playwright/test'
import type { SiteOptions } from './e2e/fixtures.ts'
import { ENGINES } from './scripts/shared/engines.ts'

const LIVE = ['e2e/server/*.spec.ts', 'e2e/shop/purchase-journey.spec.ts']

export default defineConfig<object, SiteOptions>({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // In CI, the second try of a failed test records a trace. The run fails even if that try passes.
  retries: process.env.CI ? 1 : 0,
  failOnFlakyTests: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./e2e/skipped-reporter.ts']],
  // All projects test the same build. `live` replaces its config.json. `npm run test:e2e` leaves out `nightly`.
  projects: [
    { name: 'mock', testIgnore: ['e2e/nightly/**', 'e2e/server/**'] },
    { name: 'live', testMatch: LIVE, use: { apiMode: 'live' } },
    { name: 'nightly', testMatch: 'e2e/nightly/*.spec.ts', snapshotPathTemplate: '{testDir}/heard/{arg}{ext}' },
  ],
  use: {
    ...ENGINES[process.env.E2E_ENGINE ?? 'chromium'],
    // Recording every test would make the suite a third slower. `--trace on` records all.
    trace: 'on-first-retry',
  },
})
