import { expect, test } from '../fixtures.ts'
import { recordVisibleTexts } from '../helpers/visible-texts.ts'

const SLUG = 'what-an-overtone-is'
const TITLE = 'What is an overtone? The story behind our name'

test('a link to a post shows neither the list nor another post first', async ({ page, siteUrl }) => {
  const headings = await recordVisibleTexts(page, 'main h1, main h2')
  for (const path of ['blog/', 'blog']) {
    await page.goto(`${siteUrl}${path}?post=${SLUG}`)
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
    await expect(page).toHaveTitle(`${TITLE} · Overtone`)
    await expect(page.locator('meta[name=description]')).toHaveCount(1)
    await expect(page.getByRole('article')).toHaveCount(4)
    const shown = await headings()
    expect(shown).toContain(TITLE)
    expect(shown).not.toContain('Blog')
    expect(shown).not.toContain('How to set up a home studio in a small room')
  }
})

test('a post’s own page is hydrated, shows the list without its parameter, and Post Not Found with an empty one', async ({
  page,
  siteUrl,
}) => {
  const headings = await recordVisibleTexts(page, 'main h1')
  await page.goto(`${siteUrl}blog/${SLUG}/?post=${SLUG}&utm_source=letter`)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
  expect(await headings()).toEqual([TITLE])
  await page.goto(`${siteUrl}blog/${SLUG}/`)
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible()
  expect(await headings()).toEqual(['Blog'])
  for (const query of ['?post=', '?post']) {
    await page.goto(`${siteUrl}blog/${query}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Post Not Found' })).toBeVisible()
    expect(await headings()).toEqual(['Post Not Found'])
  }
})

test('a video file is not requested before the user plays it', async ({ page, siteUrl }) => {
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.webm')) requested.push(request.url())
  })
  await page.goto(`${siteUrl}blog/?post=${SLUG}`)
  const video = page.locator('video')
  await video.scrollIntoViewIfNeeded()
  await expect(page.getByRole('article')).toHaveCount(4)
  expect(requested).toEqual([])
  await video.evaluate((element: HTMLVideoElement) => element.play())
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0)
})

test('nothing is requested from YouTube before the user plays a video', async ({ page, siteUrl }) => {
  const hosts: string[] = []
  await page.route(/^https:\/\//, async (route) => {
    hosts.push(new URL(route.request().url()).hostname)
    await route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' })
  })
  await page.goto(`${siteUrl}blog/?post=a-film-to-judge-a-screen-by`)
  const play = page.getByRole('button', { name: /^Play video/ })
  await play.scrollIntoViewIfNeeded()
  expect(hosts).toEqual([])
  await play.click()
  await expect.poll(() => hosts).toEqual(['www.youtube-nocookie.com'])
})
