/** Takes screenshots of stories. */
import type { Browser, Page } from '@playwright/test'
import type { Subject } from './subjects.ts'

/** Heights of the window by its width. */
const HEIGHTS: Record<number, number> = { 390: 844, 820: 1180, 1440: 900 }

/** The fixed time of all pages. */
const NOW = new Date('2024-06-01T12:00:00Z')

/** The story is in the light scheme, and axe does not run after it. */
const GLOBALS = 'scheme:light;a11y.manual:!true'

/** Milliseconds, long enough for a busy machine. */
const TIMEOUT = 120_000
/** The part of a page in its picture. Taller ones do not fit into a WebP file, which only some matrices are on a phone. */
const CLIP = { x: 0, y: 0, width: 16_000, height: 16_000 }
/** Number of screenshots of a story before it counts as unstable. */
const MAX_ATTEMPTS = 20

/**
 * Opens a page for many screenshots. It is reused so that the browser's cache is warm. Stories do not affect each
 * other, because they keep their storage in the document.
 */
export async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ reducedMotion: 'reduce', deviceScaleFactor: 1 })
  page.setDefaultTimeout(TIMEOUT)
  await page.clock.setFixedTime(NOW)
  await page.addInitScript(() => {
    // The browser's validation bubble fades in at its own pace. Prevents it, and focuses the first invalid field.
    addEventListener(
      'invalid',
      (event) => {
        event.preventDefault()
        const isFirst = !document.activeElement?.matches(':invalid')
        if (isFirst && event.target instanceof HTMLElement) event.target.focus()
      },
      true,
    )
  })
  return page
}

/**
 * Returns a screenshot of the whole page in each scheme. Returns none if a scenario step found no element, for example
 * a button that this width does not show. Throws if the story keeps changing.
 *
 * @param origin address of the Storybook
 * @param isStable takes screenshots until two in a row are equal
 */
export async function takeScreenshots(
  page: Page,
  origin: string,
  { storyId, width, isOwnWidth, schemes }: Subject,
  isStable: boolean,
): Promise<Buffer[]> {
  await openStory(page, origin, storyId, width)
  const ownWidth = isOwnWidth && (await readOwnWidth(page))
  if (ownWidth && ownWidth !== width) await openStory(page, origin, storyId, ownWidth)
  if (await page.locator('html[data-story=failed]').count()) return []
  const screenshots: Buffer[] = []
  for (const scheme of schemes) {
    if (scheme === 'dark') await chooseDark(page)
    screenshots.push(await takeScreenshot(page, storyId, isStable))
  }
  return screenshots
}

async function openStory(page: Page, origin: string, storyId: string, width: number) {
  await page.setViewportSize({ width, height: HEIGHTS[width] ?? 900 })
  await forgetImages(page)
  await page.goto(`${origin}/iframe.html?id=${storyId}&viewMode=story&globals=${GLOBALS}`)
  await page.locator('html[data-story]').waitFor({ state: 'attached' })
}

/**
 * Empties the cache of images in the browser's memory. If an earlier story has left a larger file of an image there,
 * Chromium shows that one.
 */
async function forgetImages(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.detach()
}

declare global {
  /** Storybook's channel between a story and the interface around it. */
  var __STORYBOOK_ADDONS_CHANNEL__: {
    last: {
      (event: 'globalsUpdated'): [{ storyGlobals: { viewport?: { value: string } } }]
      (
        event: 'storyPrepared',
      ): [{ parameters: { viewport: { options: Record<string, { styles: { width: string } }> } } }]
    }
    emit: (event: 'updateGlobals', payload: { globals: { scheme: string } }) => void
  }
}

/** Returns the width of the viewport that the story chooses, if it does. */
const readOwnWidth = (page: Page): Promise<number | undefined> =>
  page.evaluate(() => {
    const [{ storyGlobals }] = __STORYBOOK_ADDONS_CHANNEL__.last('globalsUpdated')
    const [{ parameters }] = __STORYBOOK_ADDONS_CHANNEL__.last('storyPrepared')
    const viewport = storyGlobals.viewport && parameters.viewport.options[storyGlobals.viewport.value]
    return viewport && Number.parseInt(viewport.styles.width, 10)
  })

/** Chooses the dark scheme as the toolbar does, which is faster than opening the story again. */
async function chooseDark(page: Page) {
  await page.evaluate(() => __STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { scheme: 'dark' } }))
  await page.locator('html[data-scheme=dark]').waitFor({ state: 'attached' })
}

async function takeScreenshot(page: Page, storyId: string, isStable: boolean): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready)
  await page.waitForLoadState('networkidle')
  let previous: Buffer | undefined
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    // Again for each screenshot, because on a busy machine answers of the mock API are rendered meanwhile.
    await loadImages(page)
    await keepWidthsOfScrolled(page)
    const screenshot = await page.screenshot({ fullPage: true, clip: CLIP, animations: 'disabled', caret: 'hide' })
    if (!isStable || previous?.equals(screenshot)) return screenshot
    previous = screenshot
  }
  throw new Error(`${storyId} still changes after ${MAX_ATTEMPTS} screenshots`)
}

/** Waits for all images, also for lazy ones outside of the window and for those that are rendered meanwhile. */
const loadImages = (page: Page) =>
  page.waitForFunction(() =>
    Array.from(document.images, (image) => {
      image.loading = 'eager'
      image.decoding = 'sync'
      return image.complete
    }).every(Boolean),
  )

/**
 * Keeps the widths of elements that are scrolled sideways. For a screenshot beyond the window, Chromium makes the window
 * 1 pixel wide for a moment (https://github.com/microsoft/playwright/issues/30149), and on a busy machine the strip of a
 * gallery then stops between two pictures.
 */
const keepWidthsOfScrolled = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      if (element.scrollLeft !== 0) element.style.minWidth = `${element.getBoundingClientRect().width}px`
  })
