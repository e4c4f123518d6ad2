import { expect, type Page } from '@playwright/test'

/** Waits until React has hydrated the page. */
export const expectHydrated = (page: Page) => expect(page.locator('html[data-hydrated]')).toBeVisible()

/**
 * Waits for an address, with any scenarios. The host adds a slash to the path of a folder, which the shop's own links do
 * not have.
 */
export const expectAddress = (page: Page, url: string) =>
  expect(page).toHaveURL((current) => comparable(current) === comparable(new URL(url)))

function comparable({ origin, pathname, search, hash }: URL): string {
  const others = search
    .slice(1)
    .split('&')
    .filter((part) => !part.startsWith('demo='))
  return `${origin}${pathname.replace(/\/$/, '')}?${others.join('&')}${hash}`
}

/** Waits until the listing shows the products of its current search. */
export const expectProductsLoaded = (page: Page) =>
  expect(page.locator('main [aria-busy]')).toHaveAttribute('aria-busy', 'false')

/** Waits until a page has loaded all its data. */
export async function expectLoaded(page: Page) {
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  await expect(page.locator('main')).not.toContainText('Loading')
}

/** Holds back the app's scripts until the returned function is called. Until then, the page stays prerendered. */
const holdScripts = (page: Page) => holdFiles(page, '**/assets/*.js')

/** Opens a page whose scripts are held back until the returned function is called. */
export async function openWithoutScripts(page: Page, url: string): Promise<() => void> {
  const release = await holdScripts(page)
  await page.goto(url, { waitUntil: 'commit' })
  return release
}

/** Holds back the files whose URLs match a glob pattern until the returned function is called. */
export async function holdFiles(page: Page, pattern: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(pattern, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Changes the size of the window and waits for the new layout, which Chromium makes a moment later. */
export async function setWidth(page: Page, width: number, height = 900) {
  await page.setViewportSize({ width, height })
  await page.waitForFunction((expected) => document.documentElement.clientWidth === expected, width)
}

/** Turns the mouse wheel, and waits until the page has moved as many pixels. */
export async function turnWheel(page: Page, pixels: number) {
  const top = () => page.evaluate(() => Math.round(scrollY))
  const before = await top()
  await page.mouse.wheel(0, pixels)
  await expect.poll(top).toBe(before + pixels)
}

/** Returns the families of the shop's own web fonts that have loaded. */
export const loadedFonts = (page: Page) =>
  page.evaluate(() => {
    const loaded = Array.from(document.fonts).filter(({ status }) => status === 'loaded')
    // Firefox includes quotes in the family.
    const families = loaded.map(({ family }) => family.replaceAll('"', ''))
    return families.filter((family) => family.endsWith('Variable')).toSorted()
  })

/** Goes back without waiting for `load`, because Back within the app loads no document. */
export const goBack = (page: Page) => page.evaluate(() => history.back())

/** Returns whether the page is still blank. Firefox runs init scripts there too, where accessing storage throws. */
export const isBlank = (page: Page) => page.url() === 'about:blank'
