import { screen, within } from '@testing-library/react'
import { DEFAULT_CONFIG } from '#src/config/config.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { keptItems } from './kept-items.ts'

test.each([
  ['/about', 'About'],
  ['/contact', 'Contact'],
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms of Use'],
  ['/affiliate', 'Affiliate Disclosure'],
])('%s has a title, a description and breadcrumbs', async (url, title) => {
  renderApp(url)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(document.title).toBe(`${title} · Overtone`)
  expect(document.querySelector('meta[name=description]')?.getAttribute('content')?.length).toBeGreaterThan(60)
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(trail.getAllByRole('listitem').map((step) => step.textContent)).toEqual(['Home', title])
  expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
})

const CONTENT_PAGES = ['/about', '/contact', '/privacy', '/terms', '/affiliate', '/faq', '/deals', '/reviews']

test.each(CONTENT_PAGES)('%s names only the configured store and retailer', async (url) => {
  const store = { ...DEFAULT_CONFIG.store, name: 'Pica', mainSiteUrl: 'https://pica.example' }
  renderApp(url, { ...DEFAULT_CONFIG, store, retailer: { name: 'Quoin' } })
  await screen.findByRole('heading', { level: 1 })
  expect(document.documentElement.textContent).not.toMatch(/Overtone|Halyard/)
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

test('the privacy page lists every stored item', async () => {
  renderApp('/privacy')
  const storedItems = within(await screen.findByRole('region', { name: 'What your browser stores' }))
  for (const { name, holds } of keptItems) {
    expect(storedItems.getByRole('heading', { name })).toBeVisible()
    expect(storedItems.getByText(holds)).toBeVisible()
  }
})

test.each(['/privacy', '/terms', '/affiliate'])('the index of %s links to each section', async (url) => {
  renderApp(url)
  const index = within(await screen.findByRole('navigation', { name: 'On this page' }))
  for (const link of index.getAllByRole('link')) {
    const section = document.getElementById(link.getAttribute('href')?.slice(1) ?? '')
    expect(section?.textContent).toBe(link.textContent)
  }
})
