import { expect, siteTest as test } from '../fixtures.ts'

/** Reviews that the filter sidebar links to (spec §2), although the specification gives them no page. */
const WITHOUT_PAGE = /^reviews\/(celestron-nexstar|dell-poweredge|yamaha-mg32)$/

test('every link on the built site opens a page below the base path', async ({ request, siteUrl }) => {
  const { origin } = new URL(siteUrl)
  const urls = new Set([siteUrl])
  const broken: string[] = []
  for (const url of urls) {
    const response = await request.get(url)
    const path = url.slice(siteUrl.length).replace(/[?#].*|\/$/g, '')
    if (!response.ok()) {
      if (!WITHOUT_PAGE.test(path)) broken.push(`${response.status()}: ${url}`)
      continue
    }
    if (!response.headers()['content-type']?.includes('html')) continue
    for (const [, href = ''] of (await response.text()).matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)) {
      const target = new URL(href.replaceAll('&amp;', '&'), response.url())
      if (target.origin !== origin) continue
      if (!target.href.startsWith(siteUrl)) broken.push(`outside the base path: ${href} on ${url}`)
      else urls.add(target.href.replace(/#.*/, ''))
    }
  }
  expect(broken).toEqual([])
  expect(urls.size).toBeGreaterThan(25)
})
