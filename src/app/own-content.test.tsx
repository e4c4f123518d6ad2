import { act, screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { studioHeadphones } from '#fixtures/products.ts'
import { DEFAULT_CONFIG } from '#src/config/config.ts'
import type { ContentPage } from '#src/config/optional-pages.ts'
import type { Site } from '#src/config/site.tsx'
import { KNOWN_LIMITS } from '#src/features/info/accessibility-section.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { server, takeErrors, takeWarnings } from '#src/testing/setup.ts'

/** Serves files with the content of pages. Returns a site that has them. */
function siteWith(contents: Partial<Record<ContentPage, object>>, pages?: Site['store']['pages']): Site {
  const content = Object.entries(contents).map(([page, json]) => {
    server.use(http.get(`/data/content/${page}.json`, () => HttpResponse.json(json)))
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The keys have this type.
    return page as ContentPage
  })
  return {
    ...DEFAULT_CONFIG,
    store: { ...DEFAULT_CONFIG.store, name: 'Hearth $& Co', content, pages },
    retailer: { name: 'Halm' },
  }
}

const lamp = { product: 'Reed Lamp', price: '89.00', originalPrice: '99.00' }

test('own deals replace the built-in ones, and empty sections are left out', async () => {
  renderApp('/deals', siteWith({ deals: { lead: 'From {store} and {retailer}.', flashDeals: [lamp] } }))
  const deal = within(await screen.findByRole('article', { name: 'Reed Lamp' }))
  expect(deal.getByText('$89.00')).toBeVisible()
  expect(deal.getByRole('link', { name: 'Reed Lamp' })).toHaveAttribute('href', '/?search=Reed+Lamp')
  expect(screen.getByText('From Hearth $& Co and Halm.')).toBeVisible()
  expect(screen.getAllByRole('article')).toHaveLength(1)
  expect(screen.queryByRole('heading', { name: 'Featured bundles' })).not.toBeInTheDocument()
})

test('empty lists of other pages are left out', async () => {
  const site = siteWith({ about: { lead: 'Lamps.', statement: 'Made to last.' }, contact: { lead: 'Ask us.' } })
  const { router } = renderApp('/about', site)
  await screen.findByText('Made to last.')
  expect(screen.queryByRole('heading', { name: /How it works|Our standards/ })).not.toBeInTheDocument()
  await act(() => router.navigate({ to: '/contact' }))
  await screen.findByText('Ask us.')
  expect(screen.queryByRole('heading', { name: 'Who to contact' })).not.toBeInTheDocument()
})

const review = {
  id: 'own-review',
  product: studioHeadphones.title,
  title: 'A second opinion',
  category: 'Headphones',
  rating: '4.2',
  date: '2026-03-10',
  summary: 'Clear.',
}
const reviews = { lead: 'Our reviews.', categories: ['Headphones'], latest: [review] }

test('own reviews are on the reviews page and on the page of their product', async () => {
  const user = renderApp(`/products/${studioHeadphones.id}`, siteWith({ reviews }))
  await user.click(await screen.findByRole('link', { name: '4.2 A second opinion' }))
  expect(await screen.findByRole('article', { name: 'A second opinion' })).toHaveAttribute('id', 'own-review')
  const category = screen.getByRole('combobox', { name: 'Category' })
  expect(
    within(category)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['All categories', 'Headphones'])
})

test('without a page of reviews, a product does not link to its review', async () => {
  renderApp(`/products/${studioHeadphones.id}`, siteWith({ reviews }, []))
  await screen.findByRole('heading', { level: 2, name: 'Related Products' })
  expect(screen.queryByText('Our review')).not.toBeInTheDocument()
})

test('with own reviews, the sidebar does not list the built-in ones', async () => {
  renderApp('/', siteWith({ reviews }))
  const filters = within(await screen.findByRole('complementary', { name: 'Filters' }))
  expect(filters.getByRole('button', { name: 'Brands' })).toBeVisible()
  expect(filters.queryByRole('button', { name: 'Latest Reviews' })).not.toBeInTheDocument()
})

test('own terms leave out a link to a page that the shop does not have', async () => {
  const section = { id: 'seller', title: 'The seller', paragraphs: ['You buy at {retailer}.'] }
  const terms = {
    lead: 'Terms.',
    updated: '2026-03-10',
    sections: [
      { ...section, more: { to: '/faq', label: 'Read the FAQ' } },
      { ...section, id: 'privacy', title: 'Your data', more: { to: '/privacy', label: 'Read about privacy' } },
    ],
  }
  renderApp('/terms', siteWith({ terms }, []))
  const page = within(await screen.findByRole('main'))
  expect(await page.findByRole('link', { name: 'Read about privacy' })).toBeVisible()
  expect(page.getAllByText('You buy at Halm.')).toHaveLength(2)
  expect(page.queryByRole('link', { name: 'Read the FAQ' })).not.toBeInTheDocument()
})

const ACCESSIBLE = { ...DEFAULT_CONFIG, store: { ...DEFAULT_CONFIG.store, accessibilityContact: 'access@hearth.test' } }

test('with a contact for accessibility, the terms end with a section about it', async () => {
  renderApp('/terms', ACCESSIBLE)
  const index = within(await screen.findByRole('navigation', { name: 'On this page' }))
  expect(index.getAllByRole('link').at(-1)).toHaveTextContent('Accessibility')
  const section = within(screen.getByRole('region', { name: 'Accessibility' }))
  expect(section.getByText(/tell us: access@hearth\.test\.$/)).toBeVisible()
  expect(section.getAllByRole('listitem')).toHaveLength(KNOWN_LIMITS.length)
})

test('own terms keep their own section about accessibility', async () => {
  const section = { id: 'accessibility', title: 'Access', paragraphs: ['Ask us for help.'] }
  const site = siteWith({ terms: { lead: 'Terms.', updated: '2026-03-10', sections: [section] } })
  renderApp('/terms', { ...site, store: { ...site.store, ...ACCESSIBLE.store, content: ['terms'] } })
  expect(await screen.findByRole('region', { name: 'Access' })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Accessibility' })).not.toBeInTheDocument()
})

test.each([
  ['is missing', () => new HttpResponse(null, { status: 404 })],
  ['is invalid', () => HttpResponse.json({ lead: 5 })],
  ['cannot be loaded', () => HttpResponse.error()],
])('a page whose file %s shows an error with Reload', async (_situation, answer) => {
  const site = siteWith({ faq: {} })
  server.use(http.get('/data/content/faq.json', answer))
  renderApp('/faq', site)
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  expect(alert.getByRole('button', { name: 'Reload' })).toBeVisible()
  expect(takeErrors()).toHaveLength(1)
  expect(takeWarnings()).toEqual([expect.stringContaining('Error in route match')])
})
