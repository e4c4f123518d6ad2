import type { Page } from '@playwright/test'
import { expect, holdScripts, test } from './shop.ts'

const ROUTES = ['reviews', 'deals', 'faq', 'about', 'contact', 'privacy', 'terms', 'affiliate']

/** A product with lines of more than 68 characters. */
const TALKATIVE = 'products/ostrel-nine-ultra'

for (const route of [...ROUTES, TALKATIVE]) {
  test(`/${route} never scrolls sideways, and its lines have at most 68 characters`, async ({ page, shopUrl }) => {
    await page.goto(shopUrl + route)
    for (const width of [360, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, `at ${width}`).toBeLessThanOrEqual(0)
    }
    expect(await longestLine(page)).toBeLessThanOrEqual(68)
  })

  test(`/${route} answers with its words, title, description and structured data before any script runs`, async ({
    request,
    shopUrl,
  }) => {
    const answer = await request.get(shopUrl + route)
    expect(answer.status()).toBe(200)
    const html = await answer.text()
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toMatch(/<title>[^<]+ · Overtone<\/title>/)
    expect(html).toMatch(/<meta name="description" content="[^"]{60,200}"/)
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) =>
      JSON.parse(json),
    )
    expect(data.length).toBeGreaterThan(0)
  })
}

test('a link to a question opens it before any script runs', async ({ browser, shopUrl }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(`${shopUrl}faq#returns`)
  await expect(page.getByText(/^From your order at Halyard, under its return rules/)).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'How do I return something?' })).toBeInViewport()
  await page.close()
})

test('a link to a question opens it on arrival, within the page and out of another one', async ({ page, shopUrl }) => {
  await page.goto(`${shopUrl}faq#returns`)
  await expect(page.getByText(/^From your order at Halyard, under its return rules/)).toBeInViewport()

  await page.getByRole('heading', { name: 'What is an ASIN?' }).click()
  await page.getByRole('link', { name: 'Link to this question: What is an ASIN?' }).click()
  await expect(page).toHaveURL(/faq\/?#asin$/)
  await expect(page.getByText(/^A product’s number in the retailer’s catalogue/)).toBeInViewport()

  await page.getByRole('navigation', { name: 'FAQ categories' }).getByRole('link', { name: 'Authenticity' }).click()
  await expect(page.getByRole('heading', { name: 'Authenticity' })).toBeInViewport()

  await page.goto(`${shopUrl}terms`)
  await page.getByRole('link', { name: 'Read how buying works' }).click()
  await expect(page.getByText(/^Add it to your cart from any product card/)).toBeInViewport()
})

test('the reviews are filtered as a visitor types and chooses', async ({ page, shopUrl }) => {
  await page.goto(`${shopUrl}reviews`)
  const count = page.getByText(/^\d+ reviews?, \d+ comparisons?$/)
  await page.getByRole('combobox', { name: 'Rating' }).selectOption('4+')
  await expect(count).toHaveText('6 reviews, 3 comparisons')
  await page.getByRole('searchbox', { name: 'Search reviews' }).pressSequentially('keyboard')
  await expect(count).toHaveText('0 reviews, 1 comparison')
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Cameras')
  await expect(page.getByText('No reviews found matching your search criteria.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear Filters' }).click()
  await expect(count).toHaveText('9 reviews, 3 comparisons')
})

test('what is typed into the reviews filter before the app is there counts', async ({ page, shopUrl }) => {
  const release = await holdScripts(page)
  await page.goto(`${shopUrl}reviews`, { waitUntil: 'commit' })
  await page.getByRole('searchbox', { name: 'Search reviews' }).fill('Studio One')
  release()
  await expect(page.getByText('1 review, 1 comparison')).toBeVisible()
})

test('a message sent before the app is there stays out of the address', async ({ page, shopUrl }) => {
  const release = await holdScripts(page)
  await page.goto(`${shopUrl}contact`, { waitUntil: 'commit' })
  const form = page.getByRole('form', { name: 'Contact' })
  await form.getByLabel('Full Name').fill('Ada Quill')
  await form.getByLabel('Email Address').fill('ada@example.org')
  await form.getByLabel('Subject').fill('A cable')
  await form.getByLabel('Message').fill('Does it fit?')
  await form.getByRole('button', { name: 'Send Message' }).click()
  expect(page.url()).toBe(`${shopUrl}contact/`)
  const logged: string[] = []
  page.on('console', (message) => logged.push(`${message.type()}: ${message.text()}`))
  release()
  await expect(async () => {
    await form.getByRole('button', { name: 'Send Message' }).click()
    expect(logged.filter((line) => line.startsWith('info: Contact form submitted'))).not.toEqual([])
  }).toPass()
  await expect(form.getByLabel('Message')).toHaveValue('Does it fit?')
})

test('the privacy page names everything that the shop keeps in the browser', async ({ page, context, shopUrl }) => {
  await page.goto(`${shopUrl}?demo=slow-1s`)
  await page.getByRole('button', { name: 'Got it' }).click()
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await page.getByRole('button', { name: 'Dark' }).click()
  await page.getByRole('link', { name: 'Cart, 1 item' }).click()
  await expect(page.getByRole('region', { name: 'Order Summary' })).toBeVisible()
  // A load of its own, because leaving a page stores how far it was scrolled.
  await page.goto(`${shopUrl}privacy`)
  const kept = await page.evaluate(async () => ({
    storage: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    elsewhere: [...(await caches.keys()), ...(await indexedDB.databases())],
  }))
  expect(kept.elsewhere).toEqual([])
  expect(await context.cookies()).toEqual([])
  const named = page.getByRole('region', { name: 'What your browser keeps' }).getByRole('heading', { level: 3 })
  expect(new Set(await named.allTextContents())).toEqual(new Set(kept.storage))
})

/** Characters of the fullest line of any paragraph, item or definition in the page's content. */
function longestLine(page: Page): Promise<number> {
  return page.evaluate(() => {
    let longest = 0
    for (const details of document.querySelectorAll('details')) details.open = true
    for (const block of document.querySelectorAll('main p, main li, main dd')) {
      if (block.querySelector('p, a')) continue
      const lines = new Map<number, number>()
      const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (let at = 0; at < (text.textContent?.length ?? 0); at++) {
          const range = document.createRange()
          range.setStart(text, at)
          range.setEnd(text, at + 1)
          const { bottom, width } = range.getBoundingClientRect()
          if (width > 0) lines.set(bottom, (lines.get(bottom) ?? 0) + 1)
        }
      }
      longest = Math.max(longest, ...lines.values())
    }
    return longest
  })
}
