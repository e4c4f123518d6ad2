import { defineConfig } from '@playwright/test'
import type { ShopOptions } from './e2e/shop.ts'
import { DRIVERS, driverOf } from './scripts/browsers/engines.mjs'

const driver = driverOf(process.env.E2E_ENGINE ?? 'chromium')

/** What a driver can't do: the tests that are left out for it, each by the beginning of its full name, and why. */
export const CANNOT = [
  {
    drivers: ['firefox', 'firefox-esr', 'webkit'],
    why: 'Only Chromium has sessions of the DevTools protocol.',
    tests: [
      'main-job.spec.ts › a hard reload, which leaves the page without its worker',
      'catalog.spec.ts › a swipe turns the gallery',
      'first-frame.spec.ts › most of the app is compiled while it arrives',
      'memory.spec.ts › cards that were made and never shown are forgotten',
      'memory.spec.ts › answers of the mock API are not kept',
    ],
  },
  {
    drivers: ['firefox', 'firefox-esr', 'webkit'],
    why: 'Only Chromium measures layout shift.',
    tests: [
      'frame.spec.ts › nothing above the content moves while the page comes to life',
      'first-frame.spec.ts › nothing moves when the faces arrive after the app',
      'demo-notice.spec.ts › the notice is read before the page',
    ],
  },
  {
    drivers: ['firefox-esr'],
    why: 'Over WebDriver BiDi, Playwright emulates neither reduced motion nor forced colours, and scripts stay on.',
    tests: [
      'without-scripts.spec.ts › pages show what was prerendered, whatever follows the question mark',
      'without-scripts.spec.ts › the header says so instead of offering a search that would find everything',
      'without-scripts.spec.ts › the cart and an unknown address say what they need',
      'without-scripts.spec.ts › pages configured for a server say what they wait for',
      'catalog.spec.ts › under reduced motion',
      'frame.spec.ts › under reduced motion',
      'page-transitions.spec.ts › under reduced motion',
      'eyes-and-hands.spec.ts › in forced colours',
    ],
  },
  {
    drivers: ['firefox-esr'],
    why: 'Over WebDriver BiDi, what a page says as it is left may be heard after the next one has loaded.',
    tests: ['monkey.spec.ts › a random hand of seed'],
  },
  {
    drivers: ['firefox-esr'],
    why: 'Over WebDriver BiDi, Playwright’s double click is two clicks.',
    tests: ['cart.spec.ts › a double click on Remove'],
  },
  {
    drivers: ['webkit'],
    why: 'WebKit blocks no popup of a browser that is automated.',
    tests: ['cart.spec.ts › a popup blocker lets one tab open'],
  },
]

const left = CANNOT.filter(({ drivers }) => drivers.includes(driver))

export default defineConfig<object, ShopOptions>({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A shared machine may be too busy for a test once; the report names each that needed its second try.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./e2e/skipped-reporter.ts']],
  // The same dist/ both times: only its config.json differs.
  projects: [
    { name: 'mock', testIgnore: ['live.spec.ts', 'leaving.spec.ts'] },
    {
      name: 'live',
      testMatch: ['main-job.spec.ts', 'live.spec.ts', 'leaving.spec.ts', 'security-policy.spec.ts'],
      use: { apiMode: 'live' },
    },
  ],
  use: {
    ...DRIVERS[driver],
    cannot: Object.fromEntries(left.flatMap(({ tests, why }) => tests.map((name) => [name, why]))),
    // One of each test would cost a third of its time: `--trace on` asks for them.
    trace: 'on-first-retry',
  },
})
