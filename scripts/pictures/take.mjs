/** Takes the pictures of a built Storybook. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { BROWSER_ARGS, findBrowser } from '../browsers/browser.mjs'
import { serveFolder } from '../build/static-server.mjs'

/** @typedef {{ name: string, id: string, scheme: 'light' | 'dark', width: number, height: number }} Subject */

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }
/** Sheets are longer than a screen. */
const SHEET = { width: 1440, height: 2400 }

/** Photographs are another matter than the page they stand on. */
const FLAT = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><path fill="#8a8f98" d="M0 0h800v800H0z"/></svg>',
)}`
const PHOTOGRAPHS = "img[src*='/images/']:not([src$='.svg'])"

/** Where a story tells the date, it is this one. */
const TODAY = new Date('2024-06-01T12:00:00Z')

/** What is painted once more in part has other corners by a shade. */
const WHOLE = ['--disable-partial-raster']

/** As many pages as a small machine bears. */
const AT_ONCE = 2
/** In milliseconds: a page on a busy machine takes its time. */
const PATIENCE = 120_000
/** A page that still changes after so many pictures does not rest. */
const TRIES = 20

/**
 * Takes the folder of a built Storybook, the one to write PNG files to, and what their names begin with; returns those.
 * A state that can't be had at a width has no picture of it. Throws for a story that does not come to rest.
 * @param {string} storybook @param {string} out @param {string} only
 */
export async function takePictures(storybook, out, only) {
  mkdirSync(out, { recursive: true })
  const { origin, close } = await serveFolder(storybook)
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...BROWSER_ARGS, ...WHOLE] })
  const waiting = subjectsOf(storybook).filter(({ name }) => name.startsWith(only))
  /** @type {string[]} */
  const taken = []
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      const page = await openPage(browser)
      for (let subject = waiting.shift(); subject; subject = waiting.shift()) {
        const picture = await takePicture(page, origin, subject)
        if (!picture) continue
        writeFileSync(join(out, `${subject.name}.png`), picture)
        taken.push(subject.name)
      }
    }),
  )
  await browser.close()
  await close()
  return taken
}

/**
 * Each state of a page on a phone in light and on a desktop in dark; each sheet of components in both schemes.
 * @param {string} storybook @returns {Subject[]}
 */
function subjectsOf(storybook) {
  /** @type {{ entries: Record<string, { id: string, title: string, name: string, type: string, subtype?: string }> }} */
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8'))
  const stories = Object.values(entries).filter(({ type, subtype }) => type === 'story' && subtype !== 'test')
  return stories.flatMap(({ id, title, name }) => {
    // `Phone` is for whoever has a wide window: it is the page as it is at 390.
    if (title.startsWith('Pages/') && name !== 'Phone')
      return [
        { name: `${id}-390-light`, id, scheme: 'light', ...PHONE },
        { name: `${id}-1440-dark`, id, scheme: 'dark', ...DESKTOP },
      ]
    if (title.startsWith('Matrix/') && title !== 'Matrix/Pages')
      return [
        { name: `${id}-light`, id, scheme: 'light', ...SHEET },
        { name: `${id}-dark`, id, scheme: 'dark', ...SHEET },
      ]
    return []
  })
}

/**
 * One for many pictures: a story's storage ends with its document, and what is in the browser's cache is there at once.
 * For that, photographs are covered and not intercepted.
 * @param {import('playwright').Browser} browser
 */
async function openPage(browser) {
  const page = await browser.newPage({ reducedMotion: 'reduce', deviceScaleFactor: 1 })
  page.setDefaultTimeout(PATIENCE)
  await page.clock.setFixedTime(TODAY)
  await page.addInitScript((rule) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rule)
    document.adoptedStyleSheets.push(sheet)
    // The browser's own bubble fades in its own time. Without it, only the focus is left to move.
    addEventListener(
      'invalid',
      (event) => {
        event.preventDefault()
        const isFirst = !document.activeElement?.matches(':invalid')
        if (isFirst && event.target instanceof HTMLElement) event.target.focus()
      },
      true,
    )
  }, `${PHOTOGRAPHS} { content: url("${FLAT}") !important }`)
  return page
}

/**
 * Nothing, where the story's steps have nothing to press.
 * @param {import('playwright').Page} page @param {string} origin @param {Subject} subject
 */
async function takePicture(page, origin, { id, name, scheme, width, height }) {
  await page.setViewportSize({ width, height })
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=scheme:${scheme}`)
  await page.locator('html[data-story]').waitFor({ state: 'attached' })
  if (await page.locator('html[data-story=stuck]').count()) return undefined
  await page.evaluate(() => document.fonts.ready)
  /** @type {Buffer | undefined} */
  let before
  for (let tries = 0; tries < TRIES; tries += 1) {
    await page.waitForLoadState('networkidle')
    const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' })
    if (before?.equals(picture)) return picture
    before = picture
  }
  throw new Error(`${name} does not come to rest`)
}
