/** How pages change (docs/design.md, Motion). */
import type { Page } from '@playwright/test'
import { studioHeadphones } from '#fixtures/products.ts'
import { expect, goBack, test } from './shop.ts'

type Transition = { groups: string[]; longest: number }

/** What the page's transitions moved, in their order; recorded from the first script on. */
const record = (page: Page) =>
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
        const groups = animations.flatMap(({ effect }) => {
          const pseudo = effect instanceof KeyframeEffect ? effect.pseudoElement : null
          return /^::view-transition-(?:group|old|new)\((.+)\)$/.exec(pseudo ?? '')?.[1] ?? []
        })
        transitions.push({
          groups: [...new Set(groups)].toSorted(),
          longest: Math.max(...animations.map(({ effect }) => Number(effect?.getComputedTiming().endTime))),
        })
      })
      return transition
    }
  })

const recorded = (page: Page) => page.evaluate((): Transition[] => Reflect.get(window, 'transitions'))

/** Keeps the next transition in its middle. */
const hold = (page: Page) => page.evaluate(() => Reflect.set(window, 'isHeld', true))

const MORPH = { groups: ['product-picture', 'root'], longest: 200 }
const FADE = { groups: ['root'], longest: 200 }

const card = (page: Page) => page.getByRole('article', { name: studioHeadphones.title, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

test.beforeEach(({ page }) => record(page))

test('a card’s picture becomes the gallery’s, and Back makes it the card’s again', async ({ page, shopUrl }) => {
  await page.goto(`${shopUrl}?search=aurelle`)
  await card(page).getByRole('link').click()
  await expect(heading(page, studioHeadphones.title)).toBeVisible()
  await expect.poll(() => recorded(page)).toEqual([MORPH])
  await goBack(page)
  await expect(card(page)).toBeVisible()
  await expect.poll(() => recorded(page)).toEqual([MORPH, MORPH])
  // A name on one picture alone.
  expect(await page.locator('[data-shared-picture]').count()).toBeLessThanOrEqual(1)
})

test('a product that opens from its card shows what the card knew until its answer is there', async ({
  page,
  shopUrl,
}) => {
  await page.goto(`${shopUrl}?search=aurelle&demo=product-never`)
  await card(page).getByRole('link').click()
  await expect(heading(page, studioHeadphones.title)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Description' })).toContainText('Built to be repaired.')
})

test('other pages cross-fade', async ({ page, shopUrl }) => {
  await page.goto(`${shopUrl}faq/`)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect.poll(() => recorded(page)).toEqual([FADE])
  await goBack(page)
  await expect.poll(() => recorded(page)).toEqual([FADE, FADE])
})

test('filters, sorts, searches and pages of a listing change at once, back and forth', async ({ page, shopUrl }) => {
  await page.goto(shopUrl)
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
    await expect(page.locator('main [aria-busy]')).toHaveAttribute('aria-busy', 'false')
  }
  expect(await recorded(page)).toEqual([])
})

test('a press in the middle of a transition counts', async ({ page, shopUrl }) => {
  await page.goto(`${shopUrl}?search=aurelle`)
  await hold(page)
  await card(page).getByRole('link').click()
  await expect.poll(() => recorded(page)).toEqual([MORPH])
  await page.getByRole('button', { name: 'Show image 2' }).click()
  await expect(page.getByRole('button', { name: 'Show image 2' })).toHaveAttribute('aria-pressed', 'true')
})

test('a second link pressed in the middle of a transition is the last word', async ({ page, shopUrl }) => {
  await page.goto(shopUrl)
  await hold(page)
  const links = page.getByRole('contentinfo')
  await links.getByRole('link', { name: 'About' }).click()
  await expect.poll(() => recorded(page)).toEqual([FADE])
  await links.getByRole('link', { name: 'Contact' }).click()
  await expect(heading(page, 'Contact')).toBeVisible()
  await expect.poll(() => recorded(page)).toHaveLength(2)
})

test('a transition that the browser gives up is no error', async ({ page, shopUrl }) => {
  // As it does when the next one starts, the window is resized or the tab is hidden. What is recorded would be handled.
  await page.addInitScript(() => {
    document.startViewTransition = (update) => {
      const transition = Document.prototype.startViewTransition.call(document, update)
      transition.skipTransition()
      return transition
    }
  })
  await page.goto(`${shopUrl}faq/`)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(heading(page, 'Contact')).toBeVisible()
  await goBack(page)
  // That nothing is uncaught is looked at after every test.
  await expect(heading(page, 'Contact')).toBeHidden()
})

test('a browser without transitions changes pages all the same', async ({ page, shopUrl }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Document.prototype, 'startViewTransition')
    Reflect.deleteProperty(document, 'startViewTransition')
  })
  await page.goto(`${shopUrl}?search=aurelle`)
  await card(page).getByRole('link').click()
  await expect(heading(page, studioHeadphones.title)).toBeVisible()
  expect(await recorded(page)).toEqual([])
})

test('under reduced motion pages change at once', async ({ page, shopUrl }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${shopUrl}?search=aurelle`)
  await card(page).getByRole('link').click()
  await expect(heading(page, studioHeadphones.title)).toBeVisible()
  await goBack(page)
  await expect(card(page)).toBeVisible()
  expect(await recorded(page)).toEqual([])
})
