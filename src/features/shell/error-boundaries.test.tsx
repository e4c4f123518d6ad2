/** What an error leaves standing. Each is brought about by data that neither contract nor configuration lets in. */
import type { QueryClient } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { studioLaptop } from '#fixtures/products.ts'
import { productOptions } from '#src/api/catalogue-queries.ts'
import { DEFAULT_CONFIG } from '#src/config/config.ts'
import { cartCountOptions } from '#src/features/cart/queries.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { takeErrors, takeWarnings } from '#src/testing/setup.ts'
import { tickerOptions } from './Ticker.tsx'

const PARTS = {
  ticker: () => screen.queryByRole('region', { name: 'Featured products' }),
  header: () => screen.queryByRole('navigation', { name: 'Main' }),
  notice: () => screen.queryByRole('complementary', { name: 'About this demonstration' }),
  footer: () => screen.queryByRole('contentinfo'),
}

const standing = () => Object.entries(PARTS).flatMap(([name, part]) => (part() ? [name] : []))

/** The shop on a page without data; returns what it reads with. */
async function open(site: Partial<Record<keyof typeof DEFAULT_CONFIG, undefined>> = {}) {
  // A configuration without a section stops the shop before it is rendered.
  const { router } = renderApp('/no-such-page', { ...DEFAULT_CONFIG, ...site })
  await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })
  return router.options.context.queryClient
}

test.each<[keyof typeof PARTS, (client: QueryClient) => void]>([
  ['ticker', (client) => client.setQueryData([...tickerOptions().queryKey], { products: [null], total: 1 })],
  ['header', (client) => client.setQueryData([...cartCountOptions().queryKey], { count: Symbol('many') })],
])('an error in the %s takes away that part alone', async (fallen, spoil) => {
  const client = await open()
  await screen.findByRole('link', { name: 'Cart, 0 items' })
  await waitFor(() => expect(PARTS.ticker()?.querySelector('a')).toBeVisible())
  spoil(client)
  await waitFor(() => expect(PARTS[fallen]()).toBeNull())
  expect(standing()).toEqual(Object.keys(PARTS).filter((name) => name !== fallen))
  expect(screen.getByRole('link', { name: 'Back to the shop' })).toBeVisible()
  expect(takeErrors()).not.toEqual([])
})

test('an error in the notice takes away that part alone', async () => {
  await open({ api: undefined })
  expect(standing()).toEqual(['ticker', 'header', 'footer'])
  expect(takeErrors()).not.toEqual([])
})

test('an error in a page leaves the frame, which leads home, and another page is another attempt', async () => {
  const { queryKey } = productOptions(studioLaptop.id)
  const { router, ...user } = renderApp(`/products/${studioLaptop.id}`)
  await screen.findByRole('heading', { level: 1, name: studioLaptop.title })
  router.options.context.queryClient.setQueryData([...queryKey], { ...studioLaptop, images: null })

  expect(await screen.findByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
  expect(standing()).toEqual(Object.keys(PARTS))
  await user.click(screen.getByRole('link', { name: 'Back to the shop' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'All Products' })).toBeVisible()
  expect(takeErrors()).not.toEqual([])
  expect(takeWarnings()).toEqual([expect.stringContaining('Error in route match')])
})
