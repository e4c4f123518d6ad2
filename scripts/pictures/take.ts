/** Takes screenshots of a built Storybook. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from '../shared/browser.ts'
import { serveFolder } from '../shared/static-server.ts'

/** A story at a viewport size and in a color scheme. `name` is the name of its file. */
type Subject = { name: string; id: string; scheme: 'light' | 'dark'; width: number; height: number }

type StoryIndex = {
  entries: Record<string, { id: string; title: string; name: string; type: string; subtype?: string }>
}

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }
/** Matrix stories are taller than a desktop screen, and show both color schemes below each other. */
const MATRIX = { width: 1440, height: 4800 }

/** Replaces photographs, so that changed image files do not count as changes of a page. */
const PLACEHOLDER = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><path fill="#8a8f98" d="M0 0h800v800H0z"/></svg>',
)}`
const PHOTOGRAPHS = "img[src*='/images/']:not([src$='.svg'])"

/** The fixed time of all pages. */
const NOW = new Date('2024-06-01T12:00:00Z')

/** A partial repaint renders rounded corners in slightly different colors. */
const RASTER_ARGS = ['--disable-partial-raster']

/** Number of pages in parallel. */
const CONCURRENCY = 2
/** Milliseconds, long enough for a busy machine. */
const TIMEOUT = 120_000
/** Number of screenshots of a story before it counts as unstable. */
const MAX_ATTEMPTS = 20

/**
 * Writes a PNG file per subject and returns their names. Leaves out subjects whose scenario steps need an
 * element that does not exist at their width. Throws if a story keeps changing.
 *
 * @param storybook folder of the built Storybook
 * @param out folder for the PNG files
 * @param only beginning of the names
 */
export async function takeScreenshots(storybook: string, out: string, only: string): Promise<string[]> {
  mkdirSync(out, { recursive: true })
  const { origin, close } = await serveFolder(storybook)
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...BROWSER_ARGS, ...RASTER_ARGS] })
  const queue = subjectsOf(storybook).filter(({ name }) => name.startsWith(only))
  const taken: string[] = []
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      const page = await openPage(browser)
      for (let subject = queue.shift(); subject; subject = queue.shift()) {
        const screenshot = await takeScreenshot(page, origin, subject)
        if (!screenshot) continue
        writeFileSync(join(out, `${subject.name}.png`), screenshot)
        taken.push(subject.name)
      }
    }),
  )
  await browser.close()
  await close()
  return taken
}

/** Returns each page story on a phone in light and on a desktop in dark, and each matrix story. */
function subjectsOf(storybook: string): Subject[] {
  const { entries }: StoryIndex = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8'))
  const stories = Object.values(entries).filter(({ type, subtype }) => type === 'story' && subtype !== 'test')
  return stories.flatMap(({ id, title, name }) => {
    // `Phone` stories repeat the page at 390 px, which is already the width of the first screenshot.
    if (title.startsWith('Pages/') && name !== 'Phone')
      return [
        { name: `${id}-390-light`, id, scheme: 'light', ...PHONE },
        { name: `${id}-1440-dark`, id, scheme: 'dark', ...DESKTOP },
      ]
    if (title.startsWith('Matrix/') && title !== 'Matrix/Pages') return [{ name: id, id, scheme: 'light', ...MATRIX }]
    return []
  })
}

/**
 * Opens a page for many screenshots. It is reused so that the browser's cache is warm. Stories do not affect each
 * other, because they keep their storage in the document. CSS replaces photographs, because Playwright's request
 * interception disables the cache.
 */
async function openPage(browser: Browser) {
  const page = await browser.newPage({ reducedMotion: 'reduce', deviceScaleFactor: 1 })
  page.setDefaultTimeout(TIMEOUT)
  await page.clock.setFixedTime(NOW)
  await page.addInitScript((rule) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rule)
    document.adoptedStyleSheets.push(sheet)
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
  }, `${PHOTOGRAPHS} { content: url("${PLACEHOLDER}") !important }`)
  return page
}

/** Takes screenshots until two in a row are equal. Returns undefined if a scenario step found no element. */
async function takeScreenshot(page: Page, origin: string, { id, name, scheme, width, height }: Subject) {
  await page.setViewportSize({ width, height })
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=scheme:${scheme}`)
  await page.locator('html[data-story]').waitFor({ state: 'attached' })
  if (await page.locator('html[data-story=failed]').count()) return undefined
  await page.evaluate(() => document.fonts.ready)
  let previous: Buffer | undefined
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    await page.waitForLoadState('networkidle')
    const screenshot = await page.screenshot({ animations: 'disabled', caret: 'hide' })
    if (previous?.equals(screenshot)) return screenshot
    previous = screenshot
  }
  throw new Error(`${name} still changes after ${MAX_ATTEMPTS} screenshots`)
}
