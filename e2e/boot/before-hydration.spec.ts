/** The page while it is prerendered HTML, and the events that the boot script queues until React has hydrated it. */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { addButtons, cartLink } from '../helpers/cart.ts'
import { expectHydrated, loadedFonts, openWithoutScripts } from '../helpers/page.ts'

/** Returns the URLs of all documents that the page requests from now on. */
function recordNavigations(page: Page): string[] {
  const urls: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && urls.push(request.url()))
  return urls
}

test('a click after React adds listeners, but before it renders, is handled once', async ({ page, siteUrl }) => {
  await page.addInitScript(() => {
    const listen = Reflect.get(EventTarget.prototype, 'addEventListener')
    EventTarget.prototype.addEventListener = function (this: EventTarget, ...parameters: Parameters<typeof listen>) {
      listen.apply(this, parameters)
      if (!(this instanceof Element && this.id === 'root')) return
      EventTarget.prototype.addEventListener = listen
      queueMicrotask(() => document.querySelector<HTMLElement>('article button[aria-label*=ishlist]')?.click())
    }
  })
  await page.goto(siteUrl)
  await expectHydrated(page)
  const heart = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /wishlist/ })
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('a link clicked while the page hydrates opens its page', async ({ page, siteUrl }) => {
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      const link = document.querySelector<HTMLElement>('footer a[href$="/contact"]')
      // React adds this property to each element that it hydrates. The frame comes before the content.
      if (link && Object.keys(link).some((name) => name.startsWith('__reactProps'))) link.click()
      else port2.postMessage(null)
    })
    port1.start()
    port2.postMessage(null)
  })
  // The FAQ hydrates too quickly for a click in between.
  await page.goto(`${siteUrl}reviews/`)
  await expect(page.getByRole('heading', { name: 'Contact', level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Reviews', level: 1 })).toBeVisible()
})

test('a page that is scrolled before hydration stays there, and Back returns there', async ({ page, siteUrl }) => {
  const release = await openWithoutScripts(page, siteUrl)
  const ninth = page.getByRole('article').nth(8)
  await ninth.scrollIntoViewIfNeeded()
  const scrollPosition = () => page.evaluate(() => scrollY)
  const position = await scrollPosition()
  expect(position).toBeGreaterThan(0)
  release()
  await expectHydrated(page)
  expect(await scrollPosition()).toBe(position)
  await ninth.getByRole('link').first().click()
  await expect(page).toHaveURL(/products/)
  await page.goBack()
  await expect(page).toHaveURL(siteUrl)
  await expect.poll(scrollPosition).toBe(position)
})

test('a gallery that is scrolled before hydration shows the position of its picture', async ({ page, siteUrl }) => {
  const release = await openWithoutScripts(page, `${siteUrl}products/aurelle-studio-two/`)
  const gallery = page.getByRole('group', { name: 'Product images' })
  await gallery
    .getByRole('img', { name: 'image 1 of 3' })
    .evaluate(({ parentElement: strip }) => strip?.scrollTo({ left: strip.clientWidth }))
  release()
  await expect(gallery.getByText('2 / 3')).toBeVisible()
})

test('a mouse button pressed before hydration and released after it is one click', async ({ page, siteUrl }) => {
  const release = await openWithoutScripts(page, siteUrl)
  const button = addButtons(page).nth(8)
  await button.hover()
  await page.mouse.down()
  release()
  await expectHydrated(page)
  await page.mouse.up()
  await expect(cartLink(page, 1)).toBeVisible()
})

test('a product added, filters and a sort order chosen before hydration take effect', async ({ page, siteUrl }) => {
  const release = await openWithoutScripts(page, siteUrl)
  await addButtons(page).first().click()
  const uncheckedAgain = page.getByRole('checkbox', { name: '$100 to $250' })
  await uncheckedAgain.check()
  await uncheckedAgain.uncheck()
  await page.getByRole('checkbox', { name: 'Over $500' }).check()
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: Low to High')
  release()
  await expect(page).toHaveURL(/\?(?=.*sort=price-asc)(?=.*priceRanges=500%2B)/)
  await expect(page.getByRole('list', { name: 'Applied filters' }).getByRole('button')).toHaveText([
    'Over $500',
    'Clear all',
  ])
  await expect(uncheckedAgain).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Over $500' })).toBeChecked()
  await expect(cartLink(page, 1)).toBeVisible()
})

test('a typed search stays in the field and can be submitted after hydration', async ({ page, siteUrl }) => {
  const release = await openWithoutScripts(page, siteUrl)
  const field = page.getByRole('searchbox', { name: 'Search products' })
  await field.pressSequentially('4090')
  release()
  await expectHydrated(page)
  await field.press('Enter')
  await expect(page).toHaveURL(`${siteUrl}?search=4090`)
  await expect(field).toBeFocused()
})

test('an empty search is not submitted, and spaces around a search are removed', async ({ page, siteUrl }) => {
  const navigations = recordNavigations(page)
  await openWithoutScripts(page, siteUrl)
  const field = page.getByRole('searchbox', { name: 'Search products' })
  await field.press('Enter')
  await field.fill('   ')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await field.fill(' 4090 ')
  await field.press('Enter')
  await expect(page).toHaveURL(`${siteUrl}?search=4090`)
  expect(navigations).toEqual([siteUrl, `${siteUrl}?search=4090`])
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a text submitted in the review filter before hydration filters the reviews', async ({ page, siteUrl }) => {
  const navigations = recordNavigations(page)
  const release = await openWithoutScripts(page, `${siteUrl}reviews/`)
  const field = page.getByRole('searchbox', { name: 'Search reviews' })
  await field.fill('Studio One')
  await field.press('Enter')
  release()
  await expect(page.getByText('1 review, 1 comparison')).toBeVisible()
  await expect(field).toHaveValue('Studio One')
  expect(navigations).toEqual([`${siteUrl}reviews/`])
})

test('submitting the newsletter form before hydration does not navigate', async ({ page, siteUrl }) => {
  const navigations = recordNavigations(page)
  const release = await openWithoutScripts(page, `${siteUrl}cart/`)
  await page.getByRole('textbox', { name: 'Email address' }).fill('ada@example.com')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  release()
  await expectHydrated(page)
  expect(navigations).toEqual([`${siteUrl}cart/`])
})

test('submitting the contact form before hydration neither navigates nor clears it', async ({ page, siteUrl }) => {
  const navigations = recordNavigations(page)
  const release = await openWithoutScripts(page, `${siteUrl}contact/`)
  const form = page.getByRole('form', { name: 'Contact' })
  await form.getByLabel('Full Name').fill('Ada Quill')
  await form.getByLabel('Email Address').fill('ada@example.org')
  await form.getByLabel('Subject').fill('A cable')
  await form.getByLabel('Message').fill('Does it fit?')
  await form.getByRole('button', { name: 'Send Message' }).click()
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('Contact form submitted'))
  release()
  await expectHydrated(page)
  await form.getByRole('button', { name: 'Send Message' }).click()
  expect((await logged).type()).toBe('info')
  await expect(form.getByLabel('Message')).toHaveValue('Does it fit?')
  expect(navigations).toEqual([`${siteUrl}contact/`])
})

test('with unknown query parameters, pages keep their prerendered content and URL', async ({ page, siteUrl }) => {
  for (const path of ['', 'blog/', 'products/aurelle-studio-one/']) {
    const url = `${siteUrl + path}?utm_source=letter&fbclid=1`
    const release = await openWithoutScripts(page, url)
    await expect(page.locator('html:not([data-hide-prerendered])')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const prerendered = await page.locator('header, main > div').evaluateAll((elements) => {
      for (const element of elements) element.setAttribute('data-prerendered', '')
      return elements.length
    })
    release()
    await expectHydrated(page)
    await expect(page.locator('[data-prerendered]')).toHaveCount(prerendered)
    await expect(page).toHaveURL(url)
  }
})

test('applying a filter keeps query parameters that no route reads', async ({ page, siteUrl }) => {
  await page.goto(`${siteUrl}?utm_source=letter`)
  await page.getByRole('checkbox', { name: 'Over $500' }).check()
  await expect(page).toHaveURL(/\?(?=.*utm_source=letter)(?=.*priceRanges=500%2B)/)
})

test('a typed search stays in the field when React renders the page anew', async ({ page, siteUrl }) => {
  const release = await openWithoutScripts(page, `${siteUrl}?search=phone`)
  const field = page.getByRole('searchbox', { name: 'Search products' })
  await field.pressSequentially('lap')
  release()
  await expectHydrated(page)
  await expect(field).toHaveValue('lap')
  await expect(field).toBeFocused()
})

test('a font that never loads delays neither hydration nor the other font', async ({ page, siteUrl }) => {
  await page.route('**/jetbrains-mono*', () => new Promise(() => {}))
  await page.goto(siteUrl, { waitUntil: 'commit' })
  await expectHydrated(page)
  await expect.poll(() => loadedFonts(page)).toEqual(['Instrument Sans Variable'])
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('on a phone, content that is not rendered during parsing is rendered afterwards', async ({ page, siteUrl }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(siteUrl)
  await expectHydrated(page)
  await expect(page.locator('html:not([data-parsing])')).toBeVisible()
  const items = page.getByRole('region', { name: 'Featured products' }).getByRole('listitem')
  await expect(items.nth(3)).toHaveCSS('display', 'list-item')
  const fifth = page.getByRole('article').nth(4)
  await fifth.scrollIntoViewIfNeeded()
  await expect(fifth.getByRole('button', { name: /^Add to Cart/ })).toBeInViewport()
})
