/** View transitions between pages (docs/design.md, Motion). */
import type { Page } from '@playwright/test'
import { studioHeadphones } from '#fixtures/products.ts'
import { expect, test } from '../fixtures.ts'
import { expectProductsLoaded, goBack } from '../helpers/page.ts'

/** The `view-transition-name`s that a transition animated, and its duration in milliseconds. */
type Transition = { names: string[]; duration: number }

/** Records all view transitions of the page, and pauses them after `holdTransitions`. */
const recordTransitions = (page: Page) =>
  page.addInitScript(() => {
    const transitions: Transition[] = []
    Object.assign(window, { transitions, isHeld: false })
    const start = document.startViewTransition?.bind(document)
    if (!start) return
    document.startViewTransition = (update) => {
      const transition = start(update)
      void transition.ready.then(() => {
        const animations = document
          .getAnimations()
          .filter(
            ({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'),
          )
        if (Reflect.get(window, 'isHeld')) for (const animation of animations) animation.pause()
        const names = animations.flatMap(({ effect }) => {
          const pseudo = effect instanceof KeyframeEffect ? effect.pseudoElement : null
          return /^::view-transition-(?:group|old|new)\((.+)\)$/.exec(pseudo ?? '')?.[1] ?? []
        })
        transitions.push({
          names: [...new Set(names)].toSorted(),
          duration: Math.max(...animations.map(({ effect }) => Number(effect?.getComputedTiming().endTime))),
        })
      })
      return transition
    }
  })

const transitions = (page: Page) => page.evaluate((): Transition[] => Reflect.get(window, 'transitions'))
const holdTransitions = (page: Page) => page.evaluate(() => Reflect.set(window, 'isHeld', true))

const PICTURE = { names: ['product-picture', 'root'], duration: 200 }
const CROSS_FADE = { names: ['root'], duration: 200 }

const card = (page: Page) => page.getByRole('article', { name: studioHeadphones.title, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

test.beforeEach(({ page }) => recordTransitions(page))

test('a card’s picture moves to the gallery, and back', async ({ page, siteUrl }) => {
  await page.goto(`${siteUrl}?search=aurelle`)
  await card(page).getByRole('link').click()
  await expect(heading(page, studioHeadphones.title)).toBeVisible()
  await expect.poll(() => transitions(page)).toEqual([PICTURE])
  await goBack(page)
  await expect(card(page)).toBeVisible()
  await expect.poll(() => transitions(page)).toEqual([PICTURE, PICTURE])
  // Two elements with the same `view-transition-name` would cancel the transition.
  expect(await page.locator('[data-shared-picture]').count()).toBeLessThanOrEqual(1)
})

test('other pages cross-fade', async ({ page, siteUrl }) => {
  await page.goto(`${siteUrl}faq/`)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect.poll(() => transitions(page)).toEqual([CROSS_FADE])
  await goBack(page)
  await expect.poll(() => transitions(page)).toEqual([CROSS_FADE, CROSS_FADE])
})

test('filters, sort orders, searches and pages of a listing change without a transition', async ({ page, siteUrl }) => {
  await page.goto(siteUrl)
  const steps = [
    () => page.getByRole('checkbox', { name: 'Over $500' }).check(),
    () => page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Price: Low to High' }),
    () => page.getByRole('button', { name: 'Page 2' }).click(),
    async () => {
      await page.getByRole('searchbox', { name: 'Search products' }).fill('studio')
      await page.keyboard.press('Enter')
    },
    () => goBack(page),
  ]
  for (const step of steps) {
    const before = page.url()
    await step()
    await expect.poll(() => page.url()).not.toBe(before)
    await expectProductsLoaded(page)
  }
  expect(await transitions(page)).toEqual([])
})

test('a click during a transition takes effect', async ({ page, siteUrl }) => {
  await page.goto(`${siteUrl}?search=aurelle`)
  await holdTransitions(page)
  await card(page).getByRole('link').click()
  await expect.poll(() => transitions(page)).toEqual([PICTURE])
  await page.getByRole('button', { name: 'Show image 2' }).click()
  await expect(page.getByRole('button', { name: 'Show image 2' })).toHaveAttribute('aria-pressed', 'true')
})

test('a link clicked during a transition opens its page', async ({ page, siteUrl }) => {
  await page.goto(siteUrl)
  await holdTransitions(page)
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'About' }).click()
  await expect.poll(() => transitions(page)).toEqual([CROSS_FADE])
  await footer.getByRole('link', { name: 'Contact' }).click()
  await expect(heading(page, 'Contact')).toBeVisible()
  await expect.poll(() => transitions(page)).toHaveLength(2)
})

test('a transition that the browser skips causes no uncaught error', async ({ page, siteUrl }) => {
  // Browsers skip a transition if another one starts, the window is resized or the tab is hidden. This script replaces
  // the recording, which would handle the rejection.
  await page.addInitScript(() => {
    document.startViewTransition = (update) => {
      const transition = Document.prototype.startViewTransition.call(document, update)
      transition.skipTransition()
      return transition
    }
  })
  await page.goto(`${siteUrl}faq/`)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(heading(page, 'Contact')).toBeVisible()
  await goBack(page)
  await expect(heading(page, 'FAQ')).toBeVisible()
})

test('in a browser without view transitions, a link opens its page', async ({ page, siteUrl }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Document.prototype, 'startViewTransition')
    Reflect.deleteProperty(document, 'startViewTransition')
  })
  await page.goto(`${siteUrl}?search=aurelle`)
  await card(page).getByRole('link').click()
  await expect(heading(page, studioHeadphones.title)).toBeVisible()
  expect(await transitions(page)).toEqual([])
})

test('with reduced motion, pages change without a transition', async ({ page, siteUrl }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${siteUrl}?search=aurelle`)
  await card(page).getByRole('link').click()
  await expect(heading(page, studioHeadphones.title)).toBeVisible()
  await goBack(page)
  await expect(card(page)).toBeVisible()
  expect(await transitions(page)).toEqual([])
})
