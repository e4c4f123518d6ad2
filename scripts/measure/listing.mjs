/**
 * One visit to the listing that takes every step and tells of each how it felt.
 */

import { STEPS } from './steps.mjs'
import { countThreadTime, restedAfter } from './thread.mjs'
import { installWatch } from './watch.mjs'

/** @typedef {import('./steps.mjs').Step} Step */
/** @typedef {import('./watch.mjs').Goal} Goal */
/** @typedef {{ name: string, viewport: { width: number, height: number }, isPhone: boolean }} Screen */
/** What each step leads to; a visit that finds it empty learns it from the API's answers. @typedef {Map<string, Goal>} Goals */

/** @type {Screen[]} */
export const SCREENS = [
  { name: '1440×900', viewport: { width: 1440, height: 900 }, isPhone: false },
  { name: '390×844', viewport: { width: 390, height: 844 }, isPhone: true },
]

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {{ screen: Screen, slowdown: number, goals: Goals }} visit
 * @returns {Promise<Record<string, { paint: number, shown: number, thread: number }>>} by the step's name
 */
export async function visitListing(browser, url, { screen: { viewport, isPhone }, slowdown, goals }) {
  const context = await browser.newContext({ viewport, isMobile: isPhone, hasTouch: isPhone })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await countThreadTime(session)
  await page.addInitScript(installWatch)
  await page.goto(url)
  // The count is the first answer of the API.
  await page.getByRole('link', { name: /^Cart, 0/ }).waitFor()
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })

  /** @param {Step} step */
  const take = async (step) => {
    await step.prepare?.(page, isPhone)
    // What still moves would move away from the hand.
    await restedAfter(session)
    const press = step.keys ? typing(page, step.keys) : await aim(step.control(page), isPhone)
    const worked = await restedAfter(session)
    const known = step.goal ?? goals.get(step.name)
    await page.evaluate((goal) => Reflect.get(window, 'watch').begin(goal), known)
    const answered = known ? undefined : page.waitForResponse(/\/api\/products\?/)
    const felt = known && look(page, known)
    await press()
    if (answered) goals.set(step.name, { titles: titlesOf(await (await answered).json()) })
    const seen = await (felt ?? look(page, goals.get(step.name)))
    return { ...seen, thread: (await restedAfter(session)) - worked }
  }

  /** @type {Awaited<ReturnType<typeof visitListing>>} */
  const felt = {}
  for (const step of STEPS) {
    if (step.isPhone && !isPhone) continue
    felt[step.name] = await take(step).catch((error) => {
      throw new Error(`${step.name}: ${error.message}`, { cause: error })
    })
  }
  await context.close()
  return felt
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {Goal | undefined} goal
 * @returns {Promise<import('./watch.mjs').Felt>}
 */
const look = (page, goal) => page.evaluate((sought) => Reflect.get(window, 'watch').see(sought), goal)

/** @param {{ products: { title: string }[] }} answer */
const titlesOf = ({ products }) => products.map(({ title }) => title)

/** @param {import('@playwright/test').Page} page @param {string[]} keys */
const typing = (page, keys) => async () => {
  for (const key of keys) await page.keyboard.press(key)
}

/**
 * Brings a hand to the control, as it is before it presses: what a test's own search costs is not the page's.
 * @param {import('@playwright/test').Locator} control
 * @param {boolean} isTouch
 */
async function aim(control, isTouch) {
  await (isTouch ? control.scrollIntoViewIfNeeded() : control.hover())
  const box = await control.boundingBox()
  if (!box) throw new Error('It has no place on the page')
  const page = control.page()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  if (isTouch) return () => page.touchscreen.tap(x, y)
  return async () => {
    await page.mouse.down()
    await page.mouse.up()
  }
}
