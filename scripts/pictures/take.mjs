/** Takes the pictures of a built Storybook. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { BROWSER_ARGS, findBrowser } from '../browsers/browser.mjs'
import { serveFolder } from '../build/static-server.mjs'

/** @typedef {{ name: string, id: string, scheme: 'light' | 'dark', width: number, height: number }} Subject */

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }

/** Photographs are another matter than the page they stand on. */
const FLAT =
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><path fill="#8a8f98" d="M0 0h800v800H0z"/></svg>'

/** Where a story tells the date, it is this one. */
const TODAY = new Date('2024-06-01T12:00:00Z')

/** Two browsers' worth of pages are the most that a small machine bears. */
const AT_ONCE = 2
/** A page that still changes after so many pictures does not rest. */
const TRIES = 20

/**
 * Takes the folder of a built Storybook and the one to write PNG files to; returns their names. Throws for a story
 * that does not come to rest.
 * @param {string} storybook @param {string} out
 */
export async function takePictures(storybook, out) {
  mkdirSync(out, { recursive: true })
  const subjects = subjectsOf(storybook)
  const { origin, close } = await serveFolder(storybook)
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS })
  const waiting = [...subjects]
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let subject = waiting.shift(); subject; subject = waiting.shift()) {
        writeFileSync(join(out, `${subject.name}.png`), await takePicture(browser, origin, subject))
      }
    }),
  )
  await browser.close()
  await close()
  return subjects.map(({ name }) => name)
}

/**
 * Each state of a page on a phone in light and on a desktop in dark; each sheet of components in both schemes.
 * @param {string} storybook @returns {Subject[]}
 */
function subjectsOf(storybook) {
  /** @type {{ entries: Record<string, { id: string, title: string, type: string, subtype?: string }> }} */
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8'))
  const stories = Object.values(entries).filter(({ type, subtype }) => type === 'story' && subtype !== 'test')
  return stories.flatMap(({ id, title }) => {
    if (title.startsWith('Pages/'))
      return [
        { name: `${id}-390-light`, id, scheme: 'light', ...PHONE },
        { name: `${id}-1440-dark`, id, scheme: 'dark', ...DESKTOP },
      ]
    if (title.startsWith('Matrix/') && title !== 'Matrix/Pages')
      return [
        { name: `${id}-light`, id, scheme: 'light', ...DESKTOP },
        { name: `${id}-dark`, id, scheme: 'dark', ...DESKTOP },
      ]
    return []
  })
}

/** @param {import('playwright').Browser} browser @param {string} origin @param {Subject} subject */
async function takePicture(browser, origin, { id, name, scheme, width, height }) {
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
  })
  const page = await context.newPage()
  await page.clock.setFixedTime(TODAY)
  await page.route(/\/images\/.*\.(avif|jpg|png|webp)$/, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: FLAT }),
  )
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=scheme:${scheme}`)
  await page.locator('html[data-story=rests]').waitFor({ state: 'attached', timeout: 60_000 })
  await page.evaluate(() => document.fonts.ready)
  /** @type {Buffer | undefined} */
  let before
  for (let tries = 0; tries < TRIES; tries += 1) {
    const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' })
    if (before && picture.equals(before)) {
      await context.close()
      return picture
    }
    before = picture
    await page.waitForLoadState('networkidle')
  }
  throw new Error(`${name} does not come to rest`)
}
