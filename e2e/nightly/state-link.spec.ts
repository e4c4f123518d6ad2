/** Links that hold a state: opened in a new profile, on another port, they show the same text and the same picture. */
import { writeFileSync } from 'node:fs'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { serveFolder } from '../../scripts/shared/static-server.ts'
import { basePath, expect, test } from '../fixtures.ts'
import { expectStored } from '../helpers/cart.ts'
import { closeLab, lab, openPart } from '../helpers/lab.ts'
import { expectHydrated } from '../helpers/page.ts'
import { countDifferentPixels, SCREEN, takePicture } from '../helpers/pictures.ts'

const SENT = 'This link shows a state that was sent to you.'

const note = (page: Page) => page.getByRole('complementary', { name: 'State of the demo' })
const count = (page: Page, items: number) =>
  page.getByRole('banner').getByRole('link', { name: `Cart, ${items} item${items === 1 ? '' : 's'}`, exact: true })

async function copyLink(page: Page): Promise<string> {
  await openPart(page, 'Scenarios')
  await lab(page).getByRole('button', { name: 'Copy link to this state' }).click()
  await expect(lab(page).getByRole('button', { name: 'Copied' })).toBeVisible()
  await closeLab(page)
  return page.evaluate(() => navigator.clipboard.readText())
}

async function addFirst(page: Page, products: number) {
  const buttons = page.getByRole('main').getByRole('button', { name: /^Add to Cart/ })
  for (let index = 0; index < products; index += 1) {
    await buttons.nth(index).click()
    await expect(count(page, index + 1)).toBeVisible()
  }
  await expectStored(page, products)
}

/** Returns text and picture of the content. */
async function shown(page: Page) {
  const picture = await takePicture(page)
  return { text: await page.getByRole('main').innerText(), picture }
}

type State = {
  name: string
  /** Brings a page of a new profile into the state. */
  make: (page: Page, siteUrl: string) => Promise<void>
  /** Waits until a page shows the state, and does what shows it. */
  see: (page: Page) => Promise<void>
}

const STATES: State[] = [
  {
    name: 'a failed write with three cart lines',
    async make(page, siteUrl) {
      await page.goto(siteUrl)
      await addFirst(page, 3)
      await page.goto(`${siteUrl}cart/?demo=update-500`)
    },
    async see(page) {
      await expect(count(page, 3)).toBeVisible()
      await page.getByRole('button', { name: 'Increase quantity' }).first().click()
      await expect(page.getByText('Failed to update quantity. Please try again.').first()).toBeVisible()
    },
  },
  {
    name: 'an edited product without brand on the category page',
    async make(page, siteUrl) {
      await page.goto(`${siteUrl}category/laptops/`)
      await expectHydrated(page)
      await openPart(page, 'Last calls')
      await lab(page).getByRole('button', { name: 'Send calls again' }).click()
      await lab(page)
        .getByRole('button', { name: /^Edit answer of GET \/api\/products\?/ })
        .first()
        .click()
      const answer = lab(page).getByRole('textbox', { name: 'Answer as text' })
      await expect(answer).toHaveValue(/"brand"/)
      const list = JSON.parse(await answer.inputValue())
      delete list.products[0].brand
      await answer.fill(JSON.stringify(list))
      await lab(page).getByRole('button', { name: 'Use for this call' }).click()
      await lab(page).getByRole('button', { name: 'Close Demo Lab' }).click()
    },
    see: (page) => expect(page.getByRole('main').getByRole('article').nth(1)).toBeVisible(),
  },
  {
    name: 'a right-to-left post in the dark scheme',
    async make(page, siteUrl) {
      await page.goto(`${siteUrl}blog/?post=what-an-overtone-is&demo=texts-rtl`)
      await page.getByRole('button', { name: 'Dark' }).click()
      await page.reload()
    },
    async see(page) {
      await expect(page.getByRole('heading', { level: 1, name: /^سماعات/ })).toBeVisible()
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark')
    },
  },
  {
    name: 'list view, page 3, two filters',
    async make(page, siteUrl) {
      await page.goto(`${siteUrl}?price=100-250&sort=price-asc&page=3`)
      await expectHydrated(page)
      await page.getByRole('button', { name: 'List view' }).click()
    },
    see: (page) => expect(page.getByRole('button', { name: 'List view' })).toHaveAttribute('aria-pressed', 'true'),
  },
  {
    name: 'a checkout with blocked tabs',
    async make(page, siteUrl) {
      await page.goto(siteUrl)
      await addFirst(page, 2)
      await page.goto(`${siteUrl}cart/?demo=popups-blocked`)
      await expect(count(page, 2)).toBeVisible()
    },
    async see(page) {
      await page.getByRole('button', { name: 'Check Out' }).click()
      await expect(page.getByText('0 of 2 opened')).toBeVisible()
    },
  },
]

/** Opens the link on a second server, in a new profile. */
async function openElsewhere(browser: Browser, link: string, siteUrl: string, see: State['see']) {
  const { origin, close } = await serveFolder('dist', { basePath })
  const context = await browser.newContext(SCREEN)
  const page = await context.newPage()
  await page.goto(link.replace(new URL(siteUrl).origin, origin))
  await expect(note(page)).toContainText(SENT)
  expect(page.url()).not.toContain('#state')
  await see(page)
  const result = await shown(page)
  await context.close()
  await close()
  return result
}

for (const { name, make, see } of STATES) {
  test(`a link shows ${name} in another browser`, async ({ browser, siteUrl }) => {
    const context: BrowserContext = await browser.newContext(SCREEN)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const page = await context.newPage()
    await make(page, siteUrl)
    const link = await copyLink(page)
    expect(link).toMatch(/#state=1\./)
    await see(page)
    const sent = await shown(page)
    const opened = await openElsewhere(browser, link, siteUrl, see)
    expect(opened.text).toBe(sent.text)
    writeFileSync(test.info().outputPath('sent.png'), sent.picture)
    writeFileSync(test.info().outputPath('opened.png'), opened.picture)
    expect(await countDifferentPixels(sent.picture, opened.picture)).toBe(0)
    await context.close()
  })
}

test('Undo brings the visitor’s own cart back, and Keep makes the state the visitor’s own', async ({
  page,
  context,
  siteUrl,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(siteUrl)
  await addFirst(page, 3)
  const link = await copyLink(page)

  const visitor = await context.browser()?.newContext()
  const other = await visitor?.newPage()
  if (!visitor || !other) throw new Error('No browser')
  await other.goto(siteUrl)
  await addFirst(other, 1)
  await other.goto(link)
  await expect(count(other, 3)).toBeVisible()
  await note(other).getByRole('button', { name: 'Undo' }).click()
  await expect(count(other, 1)).toBeVisible()
  await expect(note(other)).toBeHidden()

  // The page is open already, so only the hash changes.
  await other.goto(link)
  await expect(count(other, 3)).toBeVisible()
  await openPart(other, 'Scenarios')
  await lab(other).getByRole('button', { name: 'Turn off the state that was sent' }).click()
  await expect(count(other, 1)).toBeVisible()

  await other.goto(link)
  await expect(count(other, 3)).toBeVisible()
  await other.reload()
  await expect(count(other, 3)).toBeVisible()
  await note(other).getByRole('button', { name: 'Keep' }).click()
  await expect(note(other)).toBeHidden()
  await other.reload()
  await expect(count(other, 3)).toBeVisible()
  await visitor.close()
})

test('two tabs show the states of their own links', async ({ context, siteUrl }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const first = await context.newPage()
  await first.goto(siteUrl)
  await addFirst(first, 1)
  const oneLine = await copyLink(first)
  await first
    .getByRole('main')
    .getByRole('button', { name: /^Add to Cart/ })
    .nth(1)
    .click()
  await expect(count(first, 2)).toBeVisible()
  const twoLines = await copyLink(first)
  const [left, right] = [await context.newPage(), await context.newPage()]
  await left.goto(oneLine)
  await right.goto(twoLines)
  await expect(note(right)).toContainText(SENT)
  await expect(count(right, 2)).toBeVisible()
  await left.reload()
  await expect(note(left)).toContainText(SENT)
  await expect(count(left, 1)).toBeVisible()
})

test('a state file that is dropped on the page shows its state', async ({ page, siteUrl }) => {
  await page.goto(siteUrl)
  await addFirst(page, 2)
  await openPart(page, 'State file')
  const saving = page.waitForEvent('download')
  await lab(page).getByRole('button', { name: 'Save state file' }).click()
  const file = test.info().outputPath('state.har')
  await (await saving).saveAs(file)
  await page.evaluate(() => localStorage.clear())
  await page.goto(`${siteUrl}about/`)
  await openPart(page, 'State file')
  await lab(page).getByLabel('Open state file').setInputFiles(file)
  await expect(note(page)).toContainText(SENT)
  await expect(page).toHaveURL(siteUrl)
  await expect(count(page, 2)).toBeVisible()
})
