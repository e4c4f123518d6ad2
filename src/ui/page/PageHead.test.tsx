import { screen } from '@testing-library/react'
import { DEFAULT_CONFIG } from '#src/config/config.ts'
import { renderApp, renderWithProviders } from '#src/testing/render-app.tsx'
import { PageHead } from './PageHead.tsx'

const SITE = { ...DEFAULT_CONFIG, store: { ...DEFAULT_CONFIG.store, siteUrl: 'https://shop.test' } }

const content = (property: string) =>
  document.head.querySelector(`meta[property="${property}"]`)?.getAttribute('content') ?? null
const canonical = () => document.head.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null

test('without a site URL there are no absolute URLs', () => {
  renderWithProviders(<PageHead title="Odd" path="/products/odd" image="https://pictures.example/odd.jpg" />)
  expect(content('og:title')).toBe('Odd · Overtone')
  expect([canonical(), content('og:url'), content('og:image')]).toEqual([null, null, null])
})

test('canonical URLs end with a slash, and the default image is the shop’s', () => {
  renderWithProviders(<PageHead title="Odd" path="/products/odd" />, SITE)
  expect(canonical()).toBe('https://shop.test/products/odd/')
  expect(content('og:url')).toBe('https://shop.test/products/odd/')
  expect(content('og:image')).toBe('https://shop.test/images/og.jpg')
})

test.each([
  [undefined, null],
  ['data/shop.jpg', 'https://shop.test/data/shop.jpg'],
])('in a shop with products of its own, the picture %j sets og:image to %j', (picture, url) => {
  const api = { ...SITE.api, data: 'data/catalogue.json' }
  renderWithProviders(<PageHead title="Odd" />, { ...SITE, api, store: { ...SITE.store, picture } })
  expect(content('og:image')).toBe(url)
})

test('a page that is not indexed has no canonical URL', () => {
  renderWithProviders(<PageHead title="Odd" noIndex />, SITE)
  expect([canonical(), content('og:url')]).toEqual([null, null])
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test.each([
  ['/images/odd.jpg', 'https://shop.test/images/odd.jpg'],
  ['https://pictures.example/odd.jpg', 'https://pictures.example/odd.jpg'],
  ['data:image/png;base64,AAAA', null],
  ['http://[', null],
])('the image %j sets og:image to %j', (image, url) => {
  renderWithProviders(<PageHead title="Odd" image={image} />, SITE)
  expect(content('og:image')).toBe(url)
})

test.each([
  ['/cart', 'Your cart', 'https://shop.test/cart/'],
  // The router ignores case.
  ['/Cart', 'Your cart', 'https://shop.test/cart/'],
  ['/FAQ/', 'FAQ', 'https://shop.test/faq/'],
  ['/Category/laptops', 'Laptops', 'https://shop.test/category/laptops/'],
  ['/?page=2', 'All Products', 'https://shop.test/?page=2'],
  ['/?search=lens', 'Results for “lens”', null],
  ['/category/laptops?page=2&fbclid=1', 'Laptops', 'https://shop.test/category/laptops/?page=2'],
  [
    '/blog/any-slug?post=what-an-overtone-is',
    'What is an overtone',
    'https://shop.test/blog/what-an-overtone-is/?post=what-an-overtone-is',
  ],
  ['/blog/any-slug?page=2', 'Blog', 'https://shop.test/blog/?page=2'],
  ['/blog?post=submarine', 'Post Not Found', null],
])('the page %s with the heading %j has the canonical URL %j', async (url, name, expected) => {
  renderApp(url, SITE)
  await screen.findByRole('heading', { level: 1, name: new RegExp(name) })
  expect(canonical()).toBe(expected)
})
