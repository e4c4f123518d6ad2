import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { products, studioHeadphones } from '#fixtures/products.ts'
import { scenario } from '#mocks/scenarios/registry.ts'
import { createMoney, US_DOLLARS } from '#src/lib/money.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { server } from '#src/testing/setup.ts'

const dollars = createMoney(US_DOLLARS)
const ticker = async () => within(await screen.findByRole('region', { name: 'Featured products' }))
const firstPage = products.toSorted((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? '')).slice(0, 24)
const featured = firstPage.filter((product) => product.isFeatured)

test('the ticker shows the featured products of the first listing page, with prices', async () => {
  renderApp('/cart')
  const strip = await ticker()
  for (const { id, title, price } of featured) {
    const link = await strip.findByRole('link', { name: `${title} ${dollars.format(Number(price))}` })
    expect(link).toHaveAttribute('href', `/products/${id}`)
  }
})

test('the ticker shows Sold out for a product out of stock', async () => {
  server.use(
    http.get('/api/products', () =>
      HttpResponse.json({ products: [{ ...studioHeadphones, isFeatured: true, isAvailable: false }], total: 1 }),
    ),
  )
  renderApp('/cart')
  expect(await (await ticker()).findByRole('link', { name: /\$349\.00 Sold out$/ })).toBeVisible()
})

test('the second copy of the items is hidden from assistive technology and not in the tab order', async () => {
  renderApp('/cart')
  const strip = await ticker()
  await strip.findByRole('link', { name: /flash deals/ })
  const copies = strip.getAllByRole('link', { name: /flash deals/, hidden: true })
  expect(copies).toHaveLength(2)
  expect(strip.getAllByRole('link', { name: /flash deals/ })).toHaveLength(1)
  expect(copies[1]).toHaveAttribute('tabindex', '-1')
})

test('the ticker’s button is named by its next action, Pause or Play', async () => {
  const user = renderApp('/cart')
  const strip = await ticker()
  await user.click(strip.getByRole('button', { name: 'Pause ticker' }))
  await user.click(strip.getByRole('button', { name: 'Play ticker' }))
  expect(strip.getByRole('button', { name: 'Pause ticker' })).toBeVisible()
})

test('the ticker is empty while the products load', async () => {
  server.use(...scenario('products-never'))
  renderApp('/cart')
  expect((await ticker()).queryAllByRole('link')).toEqual([])
})

test('the ticker shows only promotions if the products failed to load', async () => {
  server.use(...scenario('products-500'))
  renderApp('/cart')
  const strip = await ticker()
  await strip.findByRole('link', { name: /flash deals/ })
  expect(strip.getAllByRole('link')).toHaveLength(4)
})

test('the ticker and the home page share one request', async () => {
  const requests: string[] = []
  server.events.on('request:start', ({ request }) => {
    if (request.url.includes('/api/products')) requests.push(request.url)
  })
  renderApp('/')
  await (await ticker()).findByRole('link', { name: /flash deals/ })
  await screen.findAllByRole('article')
  server.events.removeAllListeners()
  expect(requests).toHaveLength(1)
})
