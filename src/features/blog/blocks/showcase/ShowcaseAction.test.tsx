import { createEvent, fireEvent, screen } from '@testing-library/react'
import { renderWithProviders } from '#src/testing/render-app.tsx'
import { ShowcaseAction } from './ShowcaseAction.tsx'

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['/deals', '/storefront/deals'],
  ['/storefront/deals', '/storefront/deals'],
  ['/blog?post=one', '/storefront/blog?post=one'],
  ['/faq#returns', '/storefront/faq#returns'],
])('below a base path, %s links to %s', (href, expected) => {
  vi.stubEnv('BASE_URL', '/storefront/')
  renderWithProviders(<ShowcaseAction text="More" href={href} />)
  expect(screen.getByRole('link', { name: 'More' })).toHaveAttribute('href', expected)
})

test.each([
  ['/deals', true],
  ['/products/version-1.5', true],
  ['/guides/guide.pdf', false],
  ['/api-docs/', false],
])('%s is a page of the shop: %j, else the browser loads it', (href, isPage) => {
  renderWithProviders(<ShowcaseAction text="More" href={href} />)
  const link = screen.getByRole('link', { name: 'More' })
  const click = createEvent.click(link)
  // jsdom loads no documents, so its own handling of the click is prevented after the link's.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true })
  let isRouted: boolean | undefined
  document.addEventListener('click', (event) => void (isRouted = event.defaultPrevented), { once: true })
  fireEvent(link, click)
  expect(isRouted).toBe(isPage)
})
