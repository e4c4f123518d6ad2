import { expect, test } from './shop.ts'

/**
 * Links that spec.md names without giving them a route: the sidebar's three
 * reviews (spec §2, Filter sidebar).
 */
const WITHOUT_A_ROUTE = /^reviews\/(celestron-nexstar|dell-poweredge|yamaha-mg32)$/

test('every link of the built site leads to a page', async ({ request, shopUrl }) => {
  const { origin } = new URL(shopUrl)
  const seen = new Set([shopUrl])
  const broken: string[] = []
  for (const url of seen) {
    const response = await request.get(url)
    const path = url.slice(shopUrl.length).replace(/[?#].*|\/$/g, '')
    if (!response.ok()) {
      if (!WITHOUT_A_ROUTE.test(path)) broken.push(`${response.status()}: ${url}`)
      continue
    }
    if (!response.headers()['content-type']?.includes('html')) continue
    for (const [, href = ''] of (await response.text()).matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)) {
      const target = new URL(href.replaceAll('&amp;', '&'), response.url())
      if (target.origin !== origin) continue
      // Nothing may point outside the sub-path.
      if (!target.href.startsWith(shopUrl)) broken.push(`outside: ${href} on ${url}`)
      else seen.add(target.href.replace(/#.*/, ''))
    }
  }
  expect(broken).toEqual([])
  expect(seen.size).toBeGreaterThan(25)
})

test('the header and the footer lead where they say', async ({ page, shopUrl }) => {
  await page.goto(shopUrl)
  const paths = (landmark: string) =>
    page
      .getByRole(landmark === 'Main' ? 'navigation' : 'contentinfo', landmark === 'Main' ? { name: 'Main' } : {})
      .locator('a[href]')
      .evaluateAll(
        (links, root) =>
          links.flatMap((link) => (link instanceof HTMLAnchorElement ? [link.href.slice(root.length)] : [])),
        shopUrl,
      )
  expect(await paths('Main')).toEqual([
    '',
    'category/laptops',
    'category/smartphones',
    'category/pro-audio',
    'category/audio-headphones',
    'category/gaming',
    'category/cameras',
    'category/smart-home',
    'blog',
    'faq',
    'deals',
  ])
  expect(await paths('Footer')).toEqual([
    'about',
    'contact',
    'reviews',
    'blog',
    'deals',
    'category/laptops',
    'category/smartphones',
    'category/pro-audio',
    'category/audio-headphones',
    'category/gaming',
    'category/smart-home',
    'privacy',
    'terms',
    'affiliate',
  ])
})
