import { act, screen, waitFor, within } from '@testing-library/react'
import { studioHeadphones, studioLaptop } from '#fixtures/products.ts'
import { DEFAULT_CONFIG } from '#src/config/config.ts'
import { fillCart } from '#src/testing/fill-cart.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { structuredData } from '#src/testing/structured-data.ts'

const EUROS = { ...DEFAULT_CONFIG, store: { ...DEFAULT_CONFIG.store, currency: 'EUR', locale: 'de-DE' } }
const EURO_PRICE = /^[\d.]+,\d\d €$/

test('cards, filters and their announcement show euros', async () => {
  const user = renderApp('/', EUROS)
  await user.click(await screen.findByRole('checkbox', { name: /^250\s€ to 500\s€$/ }))
  expect(await screen.findByRole('button', { name: /^Remove filter 250\s€ to 500\s€$/ })).toBeVisible()
  expect(screen.getByText('Showing: 250 € to 500 €')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Filtered by 250 € to 500 €'))
  const [card] = await screen.findAllByRole('article')
  expect(within(card ?? document.body).getAllByText(EURO_PRICE)).not.toEqual([])
})

test('product, structured data, ticker, cart and content pages show euros', async () => {
  await fillCart(studioLaptop.id)
  const user = renderApp(`/products/${studioHeadphones.id}`, EUROS)
  expect(await screen.findByText('Save 50,00 €')).toBeVisible()
  expect(structuredData('Product')).toMatchObject([{ offers: { price: '349.00', priceCurrency: 'EUR' } }])
  const ticker = within(screen.getByRole('region', { name: 'Featured products' }))
  expect(await ticker.findAllByText(EURO_PRICE)).not.toEqual([])

  await act(() => user.router.navigate({ to: '/cart' }))
  const summary = within(await screen.findByRole('region', { name: 'Order Summary' }))
  expect(summary.getAllByText('2.399,00 €')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: /^Increase/ }))
  expect(await screen.findByText(/quantity 2, 4\.798,00\s€\. Estimated Total 4\.798,00\s€$/)).toBeInTheDocument()

  await act(() => user.router.navigate({ to: '/deals' }))
  expect(await screen.findByText('897,00 €')).toBeVisible()
  expect(screen.getByText('676,90 €')).toBeVisible()
  await act(() => user.router.navigate({ to: '/reviews' }))
  expect(await screen.findByRole('row', { name: /^Price 349,00\s€/ })).toBeVisible()
  await act(() => user.router.navigate({ to: '/terms' }))
  expect(await screen.findByText(/^Prices are in EUR and/)).toBeVisible()
})
