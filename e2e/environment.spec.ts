import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from './shop.ts'

const { basePath } = JSON.parse(readFileSync('dist-server/site.json', 'utf8'))

const withConfig = (page: Page, body: string) => page.route('**/config.json', (route) => route.fulfill({ body }))

/** Points the shop at a server that has one answer for everything. */
async function withServer(page: Page, shopUrl: string, json: object) {
  const headers = {
    'access-control-allow-origin': new URL(shopUrl).origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': 'x-cart-id',
    'access-control-expose-headers': 'x-cart-id',
    'x-cart-id': 'abcdefgh',
  }
  await page.route('https://api.test/**', (route) => route.fulfill({ json, headers }))
  await withConfig(page, '{ "api": { "mode": "live", "baseUrl": "https://api.test" } }')
}

/** Adds one product and sees it counted: the shop works from end to end. */
async function addOne(page: Page) {
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
}

test.describe('configuration', () => {
  test('a malformed config.json stops the app with a readable page', async ({ page, shopUrl }) => {
    await withConfig(page, '{ "api": ')
    await page.goto(shopUrl)
    await expect(page.getByRole('heading', { name: 'This shop can’t start' })).toBeVisible()
    await expect(page.getByText('Its configuration, config.json, can’t be used:')).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('config.json is not JSON')
    await expect(page.getByRole('article')).toHaveCount(0)
  })

  test('a key of the wrong type stops the app with a page that names the key', async ({ page, shopUrl }) => {
    await withConfig(page, '{ "retailer": { "name": 7 } }')
    await page.goto(shopUrl)
    await expect(page.getByRole('alert')).toContainText('"retailer.name" must be a text')
  })

  test('a missing config.json means the defaults, and the prerendered page stays', async ({
    page,
    shopUrl,
    complaints,
  }) => {
    await page.route('**/config.json', (route) => route.fulfill({ status: 404, body: 'Not found' }))
    await page.goto(shopUrl)
    await addOne(page)
    expect(complaints.splice(0).filter((complaint) => !complaint.includes('404'))).toEqual([])
  })

  test('another store and retailer on the host are rendered afresh', async ({ page, shopUrl }) => {
    await withConfig(page, '{ "store": { "name": "Partials" }, "retailer": { "name": "Mast" } }')
    await page.goto(shopUrl)
    await expect(page.getByRole('link', { name: 'Partials', exact: true })).toBeVisible()
    await expect(page.getByText('Overtone')).toHaveCount(0)
    await addOne(page)
    await page.getByRole('link', { name: 'Cart, 1 item' }).click()
    await expect(page.getByRole('button', { name: 'Check Out & Buy All Products on Mast' })).toBeVisible()
  })

  test('in live mode nothing of the mock is downloaded and no fixture is shown', async ({ page, shopUrl }) => {
    const downloaded: string[] = []
    page.on('request', (request) => downloaded.push(request.url()))
    await withServer(page, shopUrl, { products: [], total: 0 })
    await page.goto(shopUrl)
    await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(0)
    expect(downloaded.filter((url) => /\/assets\/browser-|api-worker|mockServiceWorker/.test(url))).toEqual([])
    expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length))).toBe(0)
  })

  test('a picture whose address can’t be read is the placeholder', async ({ page, shopUrl, complaints }) => {
    const images = ['http://[', 'https://a:99999/x']
    await withServer(page, shopUrl, { id: 'odd', title: 'Odd', price: '10.00', images })
    await page.goto(`${shopUrl}products/odd`)
    for (const name of ['Odd, image 1 of 2', 'Odd, image 2 of 2']) {
      await expect(page.getByRole('img', { name })).toHaveAttribute('src', `${basePath}images/placeholder.svg`)
      await page.getByRole('button', { name: 'Next image' }).click()
    }
    // The page is the host's 404.html, and the browser complains of what it was given.
    complaints.splice(0)
  })

  test('a page that the host has no file for gets the head of what it shows', async ({ page, shopUrl, complaints }) => {
    await withConfig(page, '{ "store": { "siteUrl": "https://shop.test" } }')
    await page.goto(`${shopUrl}blog/any-slug?post=what-an-overtone-is`)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `https://shop.test${basePath}blog/?post=what-an-overtone-is`,
    )
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
    expect(complaints.splice(0).every((complaint) => complaint.includes('404'))).toBe(true)
  })
})

test.describe('without a usable service worker the page answers, and the visitor notices nothing', () => {
  const withoutWorker: Record<string, () => void> = {
    'the browser has none': () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
    'registering is refused': () => {
      ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('refused', 'SecurityError'))
    },
    'it does not say what is registered': () => {
      ServiceWorkerContainer.prototype.getRegistrations = () => new Promise(() => {})
    },
    'it never becomes active': () => {
      ServiceWorkerContainer.prototype.register = () => new Promise(() => {})
    },
  }
  for (const [situation, arrange] of Object.entries(withoutWorker)) {
    test(`when ${situation}`, async ({ page, shopUrl }) => {
      await page.addInitScript(arrange)
      const answeredBy = page.waitForEvent('console', (message) => message.text().startsWith('Mock API'))
      await page.goto(shopUrl)
      await addOne(page)
      expect((await answeredBy).text()).toContain('by the page')
      // The count is there before the answer, and what answers goes with the page (0041).
      const kept = () => page.evaluate((key) => localStorage.getItem(key), `overtone:${basePath}:carts`)
      await expect.poll(kept).toContain('"quantity":1')
      await page.reload()
      await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
    })
  }

  test('when the worker answers nothing', async ({ page, shopUrl }) => {
    await page.route('**/api-worker.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: "addEventListener('activate', (event) => event.waitUntil(clients.claim()))",
      }),
    )
    await page.goto(shopUrl)
    await addOne(page)
  })
})

test('storage that throws ends in a working shop, for as long as the page is open', async ({ page, shopUrl }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await page.goto(shopUrl)
  await addOne(page)
})

for (const [what, answer] of [
  ['missing', { status: 404, body: '' }],
  ['not JSON', { status: 200, body: '<!doctype html>' }],
] as const) {
  test(`a page whose prerendered answers are ${what} is rendered afresh`, async ({ page, shopUrl, complaints }) => {
    await page.route('**/assets/answers-*.json', (route) => route.fulfill(answer))
    await page.goto(shopUrl)
    await addOne(page)
    await expect(page.getByRole('article')).toHaveCount(24)
    // The browser says itself what was not found.
    expect(complaints.splice(0).every((complaint) => complaint.includes('404'))).toBe(true)
  })
}

test('the answers that every page shows, in its ticker, stand in one file', () => {
  const named = (page: string) => /data-answers="([^"]*)"/.exec(readFileSync(`dist/${page}index.html`, 'utf8'))?.[1]
  const shared = named('about/') ?? ''
  for (const page of ['', 'products/aurelle-studio-one/'])
    expect(named(page)?.split(' ')).toEqual([shared, expect.stringContaining('answers-')])

  const answers = readdirSync('dist/assets').filter((name) => name.startsWith('answers-'))
  const texts = answers.map((name) => readFileSync(`dist/assets/${name}`, 'utf8'))
  const [{ queryHash }] = JSON.parse(readFileSync(`dist/${shared.slice(basePath.length)}`, 'utf8')).queries
  expect(texts.filter((text) => text.includes(JSON.stringify(queryHash)))).toHaveLength(1)
})

test('a cart in storage that is truncated is dropped with a warning, never a blank page', async ({
  page,
  shopUrl,
  complaints,
}) => {
  await page.addInitScript((key) => localStorage.setItem(key, '{"version":1,"li'), `overtone:${basePath}:carts`)
  await page.goto(`${shopUrl}cart/`)
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  expect(complaints.splice(0)).toEqual([expect.stringContaining('Dropped the stored carts')])
})

test('a search in the URL never shows the prerendered listing first', async ({ page, shopUrl }) => {
  await page.addInitScript(() => {
    const watch = () => {
      const main = document.querySelector('main')
      const isShown = main !== null && getComputedStyle(main).visibility === 'visible'
      if (isShown && main.querySelectorAll('article').length > 1) Object.assign(window, { flashed: true })
      requestAnimationFrame(watch)
    }
    requestAnimationFrame(watch)
  })
  await page.goto(`${shopUrl}?search=4090`)
  await expect(page.getByRole('article')).toHaveCount(1)
  expect(await page.evaluate(() => Reflect.get(window, 'flashed'))).toBeUndefined()
})

test('the small stand-ins in the browser give the answers of the real packages', async ({ page, shopUrl }) => {
  const paths = ['/api/products?page=2&sortBy=title&sortOrder=asc', '/api/categories', '/api/brands', '/api/blog']
  await page.goto(shopUrl)
  await addOne(page)
  const inBrowser = await page.evaluate(
    (urls) => Promise.all(urls.map((url) => fetch(url).then((response) => response.json()))),
    paths,
  )
  const script = `
    const { answerFetch } = await import('./dist-server/entry.js')
    answerFetch(${JSON.stringify(basePath)})
    const answers = ${JSON.stringify(paths)}.map((path) => fetch('http://mock.invalid' + path).then((response) => response.json()))
    process.stdout.write(JSON.stringify(await Promise.all(answers)))`
  const inNode = JSON.parse(execFileSync('node', ['--input-type=module', '-e', script], { maxBuffer: 1e8 }).toString())
  expect(inBrowser).toEqual(inNode)
})
