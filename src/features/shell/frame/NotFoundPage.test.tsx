import { screen, within } from '@testing-library/react'
import { DEFAULT_CONFIG } from '#src/config/config.ts'
import { renderApp } from '#src/testing/render-app.tsx'

test('an unknown path shows Page Not Found, links to categories and a hint, and asks not to be indexed', async () => {
  renderApp('/no/such-page')
  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  const links = within(screen.getByRole('navigation', { name: 'Categories' })).getAllByRole('link')
  expect(links).toHaveLength(7)
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeVisible()
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  expect(screen.getByText('404: no route matches /no/such-page')).toBeVisible()
})

test('without categories in the header, nothing speaks of categories', async () => {
  const store = { ...DEFAULT_CONFIG.store, navigation: { header: [], footer: [] } }
  renderApp('/no/such-page', { ...DEFAULT_CONFIG, store })
  expect(await screen.findByText('We can’t find that page.')).toBeVisible()
  expect(screen.queryByRole('navigation', { name: 'Categories' })).not.toBeInTheDocument()
})
