import { screen } from '@testing-library/react'
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
