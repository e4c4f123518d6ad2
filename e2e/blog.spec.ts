import type { Page } from '@playwright/test'
import { expect, goBack, test } from './shop.ts'

const POST = 'what-an-overtone-is'
const TITLE = 'What an overtone is, and why we are named after one'

test('the list answers with its posts, title and structured data before any script runs', async ({
  request,
  shopUrl,
}) => {
  const response = await request.get(`${shopUrl}blog/`)
  expect(response.status()).toBe(200)
  const html = await response.text()
  expect(html.match(/<article/g)).toHaveLength(10)
  expect(html).toContain('<title>Blog · Overtone</title>')
  expect(html).toContain('<meta name="description"')
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  )
  expect(data.map((entry) => entry['@type'])).toEqual(['BreadcrumbList', 'Blog'])
})

test('the list comes to life as it was prerendered', async ({ page, shopUrl }) => {
  await page.goto(`${shopUrl}blog/`)
  await page.getByRole('button', { name: 'Page 2' }).click()
  await expect(page.getByText('Draft', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/blog\?page=2$/)
})

for (const path of ['blog/', 'blog']) {
  test(`a link to a post, ${path}?post=, shows neither the list nor another post first`, async ({ page, shopUrl }) => {
    const titlesShown = await watchTitles(page)
    await page.goto(`${shopUrl}${path}?post=${POST}`)
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
    await expect(page).toHaveTitle(`${TITLE} · Overtone`)
    await expect(page.locator('meta[name=description]')).toHaveCount(1)
    await expect(page.getByRole('article')).toHaveCount(4)
    const shown = await titlesShown()
    expect(shown).toContain(TITLE)
    expect(shown).not.toContain('Blog')
    expect(shown).not.toContain('A studio in a small room')
  })
}

for (const query of ['?post=', '?post']) {
  test(`${query} is Post Not Found from the first frame on`, async ({ page, shopUrl }) => {
    const titlesShown = await watchTitles(page)
    await page.goto(`${shopUrl}blog/${query}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Post Not Found' })).toBeVisible()
    expect(await titlesShown()).toEqual(['Post Not Found'])
  })
}

test('a post opens from its card with the focus at its content, and Back returns to the list', async ({
  page,
  shopUrl,
}) => {
  await page.goto(`${shopUrl}blog/`)
  await page.getByRole('link', { name: TITLE }).click()
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await goBack(page)
  await expect(page.getByRole('article')).toHaveCount(10)
})

test('the shop’s own film plays when it is asked for', async ({ page, shopUrl }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.webm')) asked.push(request.url())
  })
  await page.goto(`${shopUrl}blog/?post=${POST}`)
  const film = page.getByLabel('Video')
  await film.scrollIntoViewIfNeeded()
  await expect(page.getByRole('article')).toHaveCount(4)
  expect(asked).toEqual([])
  await film.evaluate((video: HTMLVideoElement) => video.play())
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
})

test('nothing of an embedded film’s host is loaded before it is asked for', async ({ page, shopUrl }) => {
  const strangers: string[] = []
  await page.route(/^https:\/\//, async (route) => {
    strangers.push(new URL(route.request().url()).hostname)
    await route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' })
  })
  await page.goto(`${shopUrl}blog/?post=a-film-to-judge-a-screen-by`)
  const play = page.getByRole('button', { name: /^Play video/ })
  await play.scrollIntoViewIfNeeded()
  expect(strangers).toEqual([])
  await play.click()
  await expect.poll(() => strangers).toEqual(['www.youtube-nocookie.com'])
})

test('a very long or unknown post is not found', async ({ page, shopUrl, complaints }) => {
  for (const post of ['nope', 'a%2Fb', 'x'.repeat(5000)]) {
    await page.goto(`${shopUrl}blog/?post=${post}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Post Not Found' })).toBeVisible()
  }
  // The browser reports the mock's 404s.
  expect(complaints.splice(0).filter((complaint) => !complaint.includes('404'))).toEqual([])
})

/** Looks at every frame; returns the titles that any of them has shown so far. */
async function watchTitles(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shown = new Set<string>()
    Object.assign(window, { shown })
    const look = () => {
      for (const title of document.querySelectorAll('main h1, main h2')) {
        if (title.checkVisibility({ visibilityProperty: true })) shown.add(title.textContent ?? '')
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  return () =>
    page.evaluate(() => {
      const all: Set<string> = Reflect.get(window, 'shown')
      return [...all]
    })
}
