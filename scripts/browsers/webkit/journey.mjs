/** What a visitor does in WebKit, step by step: each begins where the one before it ended, or opens a page. */
import assert from 'node:assert/strict'
import { Key } from 'selenium-webdriver'
import { poll } from './poll.mjs'

/** @typedef {import('./visitor.mjs').Visitor} Visitor */

/** As wide as WebKit's window gets at the narrowest, and a desktop's. */
const PHONE = /** @type {const} */ ([447, 840])
const DESKTOP = /** @type {const} */ ([1440, 900])

const ADD = /^Add to Cart/
const FAILED = 'Failed to load products. Please try again.'

/** @type {[sentence: string, step: (visitor: Visitor) => Promise<unknown>][]} */
export const STEPS = [
  [
    'the home page shows a page of products and an empty cart',
    async (visitor) => {
      await visitor.resize(...DESKTOP)
      await visitor.open('')
      await visitor.products(24)
      await visitor.see('link', 'Cart, 0 items')
    },
  ],
  [
    'what is added on a card is counted, and a reload keeps it',
    async (visitor) => {
      await visitor.click('button', ADD)
      await visitor.see('link', 'Cart, 1 item')
      await visitor.click('button', ADD)
      await visitor.see('link', 'Cart, 2 items')
      await visitor.reload()
      await visitor.see('link', 'Cart, 2 items')
    },
  ],
  [
    'a product opens from the listing, and Back and Forward lead both ways, to the same place',
    async (visitor) => {
      await visitor.scrollTo(600)
      const title = await visitor.driver.executeScript(() => {
        const inSight = [...document.querySelectorAll('main article')].find(
          (card) => card.getBoundingClientRect().top > 0,
        )
        return inSight?.querySelector('h3')?.textContent
      })
      const name = String(title)
      await visitor.click('link', name)
      await visitor.see('heading', name)
      await visitor.scrolledTo(0)
      await visitor.driver.navigate().back()
      await visitor.at('')
      await visitor.scrolledTo(600)
      await visitor.driver.navigate().forward()
      await visitor.see('heading', name)
    },
  ],
  [
    'the cart takes one more, and one line fewer',
    async (visitor) => {
      await visitor.open('category/cameras/')
      await visitor.click('button', ADD)
      await visitor.see('link', 'Cart, 3 items')
      await visitor.click('link', /^Cart, /)
      await visitor.click('button', /^Increase quantity/)
      await visitor.see('link', 'Cart, 4 items')
      await visitor.click('button', /^Decrease quantity/)
      await visitor.see('link', 'Cart, 3 items')
    },
  ],
  [
    'checkout opens a page of the retailer for each line, which has no way back into the shop',
    async (visitor) => {
      const { driver } = visitor
      const shop = await driver.getWindowHandle()
      await visitor.click('button', 'Check Out & Buy All Products on Halyard')
      await visitor.see('text', 'Opening 2 Halyard product pages for purchase')
      const tabs = (await driver.getAllWindowHandles()).filter((handle) => handle !== shop)
      assert.equal(tabs.length, 2)
      for (const tab of tabs) {
        await driver.switchTo().window(tab)
        await poll('the retailer', async () => (await driver.getCurrentUrl()).includes('/retailer/?asin='))
        assert.equal(await driver.executeScript(() => window.opener), null)
        await driver.close()
      }
      await driver.switchTo().window(shop)
      await visitor.click('button', /^Remove /)
      await visitor.click('button', /^Remove /)
      await visitor.see('heading', 'Your cart is empty')
    },
  ],
  [
    'a search for 4090 gives /?search=4090',
    async (visitor) => {
      await visitor.open('')
      await visitor.type('Search products', ` 4090 ${Key.ENTER}`)
      await visitor.at('?search=4090')
      await visitor.products(1)
    },
  ],
  [
    'filters and order go into the address, Back takes the last one back, and Clear all the rest',
    async (visitor) => {
      await visitor.open('')
      await visitor.click('checkbox', 'Over $500')
      await visitor.at('?priceRanges=500%2B')
      await visitor.choose('Sort by', 'Price: Low to High')
      await visitor.at('?priceRanges=500%2B&sort=price-asc')
      await visitor.settled()
      await visitor.click('button', 'Page 2')
      await visitor.at('?priceRanges=500%2B&sort=price-asc&page=2')
      await visitor.driver.navigate().back()
      await visitor.at('?priceRanges=500%2B&sort=price-asc')
      await visitor.click('button', 'Clear all')
      await visitor.at('?sort=price-asc')
    },
  ],
  [
    'Back from another document returns to the place that was left',
    async (visitor) => {
      await visitor.open('')
      await visitor.scrollTo(900)
      await visitor.driver.get(`${visitor.shopUrl}config.json`)
      await visitor.driver.navigate().back()
      await visitor.at('')
      await visitor.scrolledTo(900)
    },
  ],
  ...['', '?sort=price-asc', 'category/laptops/?sort=price-asc'].map(
    /** @returns {[string, (visitor: Visitor) => Promise<unknown>]} */ (path) => [
      `a reload of /${path} stays where it is, in the middle and at the end`,
      async (visitor) => {
        await visitor.open(path)
        const end = await visitor.driver.executeScript(() => document.documentElement.scrollHeight - innerHeight)
        for (const place of [900, Number(end)]) {
          await visitor.scrollTo(place)
          await visitor.reload()
          await visitor.scrolledTo(place)
        }
      },
    ],
  ),
  [
    'no picture of a bundle is cut',
    async (visitor) => {
      await visitor.open('deals/')
      const shapes = await visitor.driver.executeScript(() =>
        [...document.querySelectorAll('main article :has(> img + img) > img')].map((picture) => {
          const { width, height } = picture.getBoundingClientRect()
          return Math.abs(width - height) < 4 ? 'square' : `${width} by ${height}`
        }),
      )
      assert.deepEqual(
        shapes,
        Array.from({ length: 9 }, () => 'square'),
      )
    },
  ],
  [
    'the dark scheme is chosen, and stays after a reload',
    async (visitor) => {
      const ground = () => visitor.driver.executeScript(() => getComputedStyle(document.body).backgroundColor)
      const light = await ground()
      await visitor.click('button', 'Dark')
      await poll('a dark page', async () => (await ground()) !== light)
      const dark = await ground()
      await visitor.reload()
      assert.equal(await ground(), dark)
      await visitor.click('button', 'Light')
      await poll('a light page', async () => (await ground()) === light)
    },
  ],
  [
    'the Demo Lab opens by F2, has a listing fail at once, and takes it back',
    async (visitor) => {
      await visitor.open('')
      await visitor.see('button', 'Demo')
      await visitor.press(Key.F2)
      await visitor.see('dialog', 'Demo Lab')
      await visitor.type('Find a scenario', 'products-500')
      await visitor.click('checkbox', /products-500/)
      await visitor.see('heading', FAILED)
      await visitor.click('button', 'Take back products-500')
      await visitor.gone('heading', FAILED)
      await visitor.products(24)
      await visitor.click('button', 'Close Demo Lab')
      await visitor.gone('dialog', 'Demo Lab')
    },
  ],
  [
    'a link brings a scenario along',
    async (visitor) => {
      await visitor.open('cart/?demo=cart-5-lines')
      await visitor.see('link', /^Cart, [1-9]/)
      assert.equal(await visitor.driver.executeScript(() => document.querySelectorAll('main li output').length), 5)
      await visitor.click('button', /^Demo/)
      await visitor.click('button', 'Take back cart-5-lines')
    },
  ],
  ...Object.entries({
    'products/aurelle-studio-one/': 'Aurelle Studio One',
    'category/laptops/': 'Laptops',
    'blog/?post=no-such-post': 'Post Not Found',
    'faq/': 'FAQ',
    'no-such-page': 'Page Not Found',
  }).map(
    /** @returns {[string, (visitor: Visitor) => Promise<unknown>]} */ ([path, title]) => [
      `a deep link to /${path} shows “${title}”`,
      async (visitor) => {
        await visitor.open(path)
        await visitor.see('heading', title)
      },
    ],
  ),
  [
    'on a phone the menu leads to a page, and filters come in a drawer',
    async (visitor) => {
      await visitor.resize(...PHONE)
      await visitor.open('')
      await visitor.click('button', 'Open menu')
      await visitor.click('link', 'Laptops')
      await visitor.see('heading', 'Laptops')
      await visitor.see('button', 'Open menu')
      await visitor.click('button', 'Filters')
      await visitor.see('dialog', 'Filters')
      await visitor.click('checkbox', 'Over $500')
      await visitor.click('button', /^Show [\d,]+ products$/)
      await visitor.gone('dialog', 'Filters')
      await visitor.see('button', 'Filters (1)')
      await visitor.at('category/laptops?priceRanges=500%2B')
    },
  ],
]
