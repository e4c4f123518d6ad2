import { cleanup, screen, within } from '@testing-library/react'
import { studioLaptop } from '#fixtures/products.ts'
import { DEFAULT_CONFIG } from '#src/config/config.ts'
import type { Site } from '#src/config/site.tsx'
import { renderApp } from '#src/testing/render-app.tsx'

/** A shop with two categories and without optional pages, except those in `pages`. */
const small = (pages: Site['store']['pages'] = []): Site => ({
  ...DEFAULT_CONFIG,
  store: {
    ...DEFAULT_CONFIG.store,
    navigation: {
      header: [
        { slug: 'laptops', name: 'Portable' },
        { slug: 'gaming', name: 'Play' },
      ],
      footer: [{ slug: 'gaming', name: 'Play' }],
    },
    pages,
  },
})

const linksIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    // Social links have none.
    .flatMap((link) => link.getAttribute('href') ?? [])

test('header and footer link to the configured categories and pages only', async () => {
  renderApp('/terms', small(['faq']))
  expect(linksIn(await screen.findByRole('navigation', { name: 'Main' }))).toEqual([
    '/',
    '/category/laptops',
    '/category/gaming',
    '/faq',
  ])
  expect(screen.getByRole('link', { name: 'Portable' })).toBeVisible()
  expect(linksIn(screen.getByRole('contentinfo'))).toEqual(['/category/gaming', '/privacy', '/terms', '/affiliate'])
})

test('a category’s link encodes the slug', async () => {
  const { store } = small()
  const header = ['100%', 'c&a', '$slug', 'café'].map((slug) => ({ slug, name: slug }))
  renderApp('/terms', { ...small(), store: { ...store, navigation: { header, footer: [] } } })
  expect(linksIn(await screen.findByRole('navigation', { name: 'Main' }))).toEqual([
    '/',
    '/category/100%25',
    '/category/c%26a',
    '/category/%24slug',
    '/category/caf%C3%A9',
  ])
})

const PATHS = ['/', `/products/${studioLaptop.id}`, '/affiliate', '/privacy', '/terms', '/no-page']
const ABSENT = /^\/(blog|faq|deals|reviews|about|contact)\b/

test.each(PATHS)('without optional pages, %s links to none of them', async (path) => {
  renderApp(path, small())
  await screen.findByRole('heading', { level: 1 })
  const links = linksIn(document.body)
  expect(links).toContain('/affiliate')
  expect(links.filter((href) => ABSENT.test(href))).toEqual([])
})

test('pages that stay link to no page that is left out', async () => {
  for (const page of ['faq', 'about'] as const) {
    renderApp(`/${page}`, small([page]))
    await screen.findByRole('heading', { level: 1 })
    const hrefs = linksIn(screen.getByRole('main'))
    expect(hrefs.filter((href) => ABSENT.test(href) && !href.startsWith(`/${page}`))).toEqual([])
    cleanup()
  }
})

test.each(['/blog', '/blog/any', '/faq', '/deals', '/reviews', '/about', '/contact'])(
  'without the page, %s shows Page Not Found',
  async (path) => {
    renderApp(path, small())
    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
    expect(linksIn(screen.getByRole('navigation', { name: 'Categories' }))).toEqual([
      '/category/laptops',
      '/category/gaming',
    ])
  },
)
