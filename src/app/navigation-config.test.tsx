import { act, screen } from '@testing-library/react'
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

/** Returns the addresses that a part of the page links to. Social links have none. */
const linksIn = (part: HTMLElement) => [...part.querySelectorAll('a[href]')].map((link) => link.getAttribute('href'))

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
const absentIn = (part: HTMLElement) => linksIn(part).filter((href) => ABSENT.test(href ?? ''))

test('without optional pages, no page links to them', async () => {
  const { router } = renderApp('/cart', small())
  for (const path of PATHS) {
    await act(() => router.navigate({ href: path }))
    await screen.findByRole('heading', { level: 1 })
    expect(linksIn(document.body)).toContain('/affiliate')
    expect(absentIn(document.body)).toEqual([])
  }
})

test('pages that stay link to no page that is left out', async () => {
  const { router } = renderApp('/faq', small(['faq', 'about']))
  await screen.findByRole('heading', { level: 1, name: 'FAQ' })
  expect(absentIn(screen.getByRole('main')).filter((href) => !/^\/(faq|about)/.test(href ?? ''))).toEqual([])
  await act(() => router.navigate({ to: '/about' }))
  await screen.findByRole('heading', { level: 1, name: 'About' })
  expect(absentIn(screen.getByRole('main')).filter((href) => !/^\/(faq|about)/.test(href ?? ''))).toEqual([])
})

test('the path of a page that is left out shows Page Not Found', async () => {
  const { router } = renderApp('/cart', small())
  for (const path of ['/blog', '/blog/any', '/faq', '/deals', '/reviews', '/about', '/contact']) {
    await act(() => router.navigate({ to: '/cart' }))
    expect(screen.queryByRole('heading', { level: 1, name: 'Page Not Found' })).not.toBeInTheDocument()
    await act(() => router.navigate({ href: path }))
    expect(router.state.location.pathname).toBe(path)
    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
    expect(linksIn(screen.getByRole('navigation', { name: 'Categories' }))).toEqual([
      '/category/laptops',
      '/category/gaming',
    ])
  }
})
