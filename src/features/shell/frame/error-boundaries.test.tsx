/**
 * Error boundaries of the frame and of pages. Each error is caused by data that contract and configuration do not
 * allow.
 */
import type { QueryClient } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { studioLaptop } from '#fixtures/products.ts'
import { productOptions } from '#src/api/catalogue-queries.ts'
import { DEFAULT_CONFIG } from '#src/config/config.ts'
import { cartCountOptions } from '#src/features/cart/state/queries.ts'
import { tickerOptions } from '#src/features/shell/ticker/Ticker.tsx'
import { navigationsEnded } from '#src/testing/navigations.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { takeErrors, takeWarnings } from '#src/testing/setup.ts'

const PARTS = {
  ticker: () => screen.queryByRole('region', { name: 'Featured products' }),
  header: () => screen.queryByRole('navigation', { name: 'Main' }),
  notice: () => screen.queryByRole('complementary', { name: 'About this demonstration' }),
  footer: () => screen.queryByRole('contentinfo'),
}

const visibleParts = () => Object.entries(PARTS).flatMap(([name, part]) => (part() ? [name] : []))

/** Opens a page without data. Returns its query client. */
async function open(site: Partial<Record<keyof typeof DEFAULT_CONFIG, undefined>> = {}) {
  const { router } = renderApp('/no-such-page', { ...DEFAULT_CONFIG, ...site })
  await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })
  return router.options.context.queryClient
}

test.each<[keyof typeof PARTS, (client: QueryClient) => void]>([
  ['ticker', (client) => client.setQueryData([...tickerOptions().queryKey], { products: [null], total: 1 })],
  ['header', (client) => client.setQueryData([...cartCountOptions().queryKey], { count: Symbol('many') })],
])('an error in the %s hides only that part', async (part, causeError) => {
  const client = await open()
  await screen.findByRole('link', { name: 'Cart, 0 items' })
  await waitFor(() => expect(PARTS.ticker()?.querySelector('a')).toBeVisible())
  causeError(client)
  await waitFor(() => expect(PARTS[part]()).toBeNull())
  expect(visibleParts()).toEqual(Object.keys(PARTS).filter((name) => name !== part))
  expect(screen.getByRole('link', { name: 'Continue shopping' })).toBeVisible()
  expect(takeErrors()).not.toEqual([])
})

test('an error in header, notice and footer hides only these parts', async () => {
  await open({ api: undefined })
  expect(visibleParts()).toEqual(['ticker'])
  await navigationsEnded()
  expect(takeErrors()).not.toEqual([])
})

test('an error in a page keeps the frame, and another page can be opened', async () => {
  const { queryKey } = productOptions(studioLaptop.id)
  const { router, ...user } = renderApp(`/products/${studioLaptop.id}`)
  await screen.findByRole('heading', { level: 1, name: studioLaptop.title })
  router.options.context.queryClient.setQueryData([...queryKey], { ...studioLaptop, images: null })

  expect(await screen.findByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
  expect(visibleParts()).toEqual(Object.keys(PARTS))
  await user.click(screen.getByRole('link', { name: 'Continue shopping' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'All Products' })).toBeVisible()
  expect(takeErrors()).not.toEqual([])
  expect(takeWarnings()).toEqual([expect.stringContaining('Error in route match')])
})
