import { act, screen, within } from '@testing-library/react'
import { DEFAULT_CONFIG } from '#src/config/config.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { keptItemsOf } from './kept-items.ts'
import { privacyOf } from './privacy-content.ts'

/** A shop that names neither the demo's store nor its retailer. */
const store = { ...DEFAULT_CONFIG.store, name: 'Pica', mainSiteUrl: 'https://pica.example' }
const ownSite = { ...DEFAULT_CONFIG, store, retailer: { name: 'Quoin' } }
const expectOwnNames = () => expect(document.documentElement.textContent).not.toMatch(/Overtone|Halyard/)

test.each([
  ['/about', 'About'],
  ['/contact', 'Contact'],
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms of Use'],
  ['/affiliate', 'Affiliate Disclosure'],
])('%s has title, description and breadcrumbs, links to its sections, and names only this shop', async (url, title) => {
  renderApp(url, ownSite)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(document.title).toBe(`${title} · Pica`)
  expect(document.querySelector('meta[name=description]')?.getAttribute('content')?.length).toBeGreaterThan(60)
  expectOwnNames()
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(trail.getAllByRole('listitem').map((step) => step.textContent)).toEqual(['Home', title])
  expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  const index = screen.queryByRole('navigation', { name: 'On this page' })
  expect(index !== null).toBe(['/privacy', '/terms', '/affiliate'].includes(url))
  for (const link of index?.querySelectorAll('a') ?? []) {
    expect(document.getElementById(link.hash.slice(1))?.textContent).toBe(link.textContent)
  }
})

test('other pages name only this shop', async () => {
  const { router } = renderApp('/cart', ownSite)
  for (const [path, name] of [
    ['/faq', 'FAQ'],
    ['/deals', 'Deals'],
    ['/reviews', 'Reviews'],
  ]) {
    await act(() => router.navigate({ to: path }))
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
    expectOwnNames()
  }
})

test('the affiliate disclosure names the retailer and the other partners', async () => {
  renderApp('/affiliate')
  const partners = within(await screen.findByRole('region', { name: 'Our partners' }))
  expect(partners.getByText(/^Every buy button leads to Halyard/)).toBeVisible()
  expect(partners.getAllByRole('listitem').map((partner) => partner.textContent)).toEqual([
    'Pellworth Sound',
    'Brackwater Camera',
    'Tidemark Home',
  ])
})

test('a shop with products of its own names no other partners', async () => {
  renderApp('/affiliate', { ...DEFAULT_CONFIG, api: { mode: 'file', data: 'data/catalogue.json' } })
  expect(await screen.findByText(/earns commissions from links to Halyard\./)).toBeVisible()
  expect(screen.queryByText(/partners/)).not.toBeInTheDocument()
})

test('the privacy page lists every stored item', async () => {
  renderApp('/privacy')
  const storedItems = within(await screen.findByRole('region', { name: 'What your browser stores' }))
  for (const { name, holds } of keptItemsOf('mock')) {
    expect(storedItems.getByRole('heading', { name })).toBeVisible()
    expect(storedItems.getByText(holds)).toBeVisible()
  }
})

test('in file mode, nothing on the privacy page is about a demo', async () => {
  renderApp('/privacy', { ...DEFAULT_CONFIG, api: { mode: 'file', data: 'data/catalogue.json' } })
  expect(await screen.findByText(/selections stay on your device/)).toBeVisible()
  expect(screen.getByRole('main').textContent).not.toMatch(/demo/i)
})

test.each(['file', 'live'] as const)('in the mode %s, the privacy page does not speak of a demo', (mode) => {
  expect(JSON.stringify([privacyOf({ mode: 'mock' }), keptItemsOf('mock')])).toMatch(/demo/i)
  expect(JSON.stringify([privacyOf({ mode }), keptItemsOf(mode)])).not.toMatch(/demo/i)
})

test('if a server answers a part of the calls, the privacy page does not say that these stay on the device', () => {
  const staysHere = 'Your cart, cart ID and searches stay on your device'
  expect(JSON.stringify(privacyOf({ mode: 'mock' }))).toContain(staysHere)
  expect(JSON.stringify(privacyOf({ mode: 'mock', server: ['products'] }))).not.toContain(staysHere)
})
