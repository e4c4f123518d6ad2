/** Built pages as the server sends them, before any script runs. */
import { readdirSync, readFileSync } from 'node:fs'
import { basePath, expect, test } from '../fixtures.ts'
import { expectHydrated } from '../helpers/page.ts'

type Expected = { title: string; types: string[]; articles?: number }

const PAGES: Record<string, Expected> = {
  '': { title: 'All Products', types: ['BreadcrumbList', 'ItemList'], articles: 24 },
  'category/cameras': { title: 'Cameras', types: ['BreadcrumbList', 'ItemList'], articles: 24 },
  'products/aurelle-studio-one': { title: 'Aurelle Studio One', types: ['Product', 'BreadcrumbList'], articles: 3 },
  blog: { title: 'Blog', types: ['BreadcrumbList', 'Blog'], articles: 10 },
  'blog/what-an-overtone-is': {
    title: 'What is an overtone? The story behind our name',
    types: ['BlogPosting', 'BreadcrumbList'],
    articles: 4,
  },
  reviews: { title: 'Reviews', types: ['Review', 'BreadcrumbList'], articles: 12 },
  deals: { title: 'Deals', types: ['BreadcrumbList'] },
  faq: { title: 'FAQ', types: ['FAQPage', 'BreadcrumbList'] },
  about: { title: 'About', types: ['BreadcrumbList'] },
  contact: { title: 'Contact', types: ['BreadcrumbList'] },
  privacy: { title: 'Privacy', types: ['BreadcrumbList'] },
  terms: { title: 'Terms of Use', types: ['BreadcrumbList'] },
  affiliate: { title: 'Affiliate Disclosure', types: ['BreadcrumbList'] },
}

for (const [path, { title, types, articles }] of Object.entries(PAGES)) {
  test(`/${path} has content, title, description and structured data`, async ({ request, siteUrl }) => {
    const response = await request.get(siteUrl + path)
    expect(response.status()).toBe(200)
    const html = await response.text()
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toContain(`<title>${title} · Overtone</title>`)
    expect(html).toMatch(/<meta name="description" content="[^"]{50,200}"/)
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, json = '']) =>
      JSON.parse(json),
    )
    expect([...new Set(data.map((entry) => entry['@type']))]).toEqual(types)
    if (articles !== undefined) expect(html.match(/<article/g)).toHaveLength(articles)
  })
}

test('images and their preloads send no referrer, so that the browser uses the preloaded image', () => {
  for (const page of ['products/aurelle-studio-one/', 'category/cameras/', 'blog/', 'deals/']) {
    const html = readFileSync(`dist/${page}index.html`, 'utf8')
    const images = html.match(/<img [^>]*>|<link [^>]*as="image"[^>]*>/g) ?? []
    expect(images.length).toBeGreaterThan(1)
    expect(images.filter((image) => !image.includes('referrerpolicy="no-referrer"'))).toEqual([])
  }
})

test('Emotion moves no prerendered style element when it is loaded, after which the browser would calculate all styles again', async ({
  page,
  siteUrl,
}) => {
  await page.addInitScript(() => {
    // The shop's own cache inserts the element of components once more, but not those of global styles.
    const isGlobal = (node: Node) => node instanceof HTMLStyleElement && node.dataset.emotion?.startsWith('o-global ')
    const observer = new MutationObserver((records) => {
      if (records.some(({ removedNodes }) => [...removedNodes].some(isGlobal))) console.error('Moved')
    })
    observer.observe(document, { childList: true, subtree: true })
  })
  await page.goto(siteUrl)
  await expectHydrated(page)
})

test('an unknown path has the status 404', async ({ request, siteUrl }) => {
  const response = await request.get(`${siteUrl}no-such-page`)
  expect(response.status()).toBe(404)
})

test('API responses that all pages need are stored in only one file', () => {
  const filesOf = (page: string) =>
    /data-answers="([^"]*)"/.exec(readFileSync(`dist/${page}index.html`, 'utf8'))?.[1]?.split(' ')
  const [shared = ''] = filesOf('about/') ?? []
  for (const page of ['', 'products/aurelle-studio-one/']) {
    expect(filesOf(page)).toEqual([shared, expect.stringContaining('answers-')])
  }
  const [{ queryHash }] = JSON.parse(readFileSync(`dist/${shared.slice(basePath.length)}`, 'utf8')).queries
  const answers = readdirSync('dist/assets').filter((name) => name.startsWith('answers-'))
  const texts = answers.map((name) => readFileSync(`dist/assets/${name}`, 'utf8'))
  expect(texts.filter((text) => text.includes(JSON.stringify(queryHash)))).toHaveLength(1)
})

for (const [file, address, title] of [
  ['index.html', '', 'All Products'],
  ['index.html?search=4090#results', '?search=4090#results', 'Results for “4090”'],
  ['products/aurelle-studio-one/index.html', 'products/aurelle-studio-one/', 'Aurelle Studio One'],
  ['category/cameras/index.html?sort=price-asc', 'category/cameras/?sort=price-asc', 'Cameras'],
  [
    'blog/what-an-overtone-is/index.html?post=what-an-overtone-is',
    'blog/what-an-overtone-is/?post=what-an-overtone-is',
    'What is an overtone? The story behind our name',
  ],
  ['cart/index.html', 'cart/', 'Your cart'],
] as const) {
  test(`the page at ${file} is that of /${address}`, async ({ page, siteUrl }) => {
    await page.goto(siteUrl + file)
    await expectHydrated(page)
    await expect(page).toHaveURL(siteUrl + address)
    await expect(page).toHaveTitle(`${title} · Overtone`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
  })
}
