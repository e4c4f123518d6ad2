import { screen, within } from '@testing-library/react'
import { products, studioHeadphones } from '#fixtures/products.ts'
import { scenario } from '#mocks/scenarios.ts'
import { formatMoney } from '#src/lib/money.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { server, takeWarnings } from '#src/testing/setup.ts'

const ticker = async () => within(await screen.findByRole('region', { name: 'Featured products' }))
const firstPage = products.toSorted((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? '')).slice(0, 24)
const shown = firstPage.filter((product) => product.isFeatured)

test('the ticker carries the featured products of the first listing page, with prices', async () => {
  renderApp('/cart')
  const strip = await ticker()
  for (const { id, title, price } of shown) {
    const link = await strip.findByRole('link', { name: `${title} ${formatMoney(Number(price))}` })
    expect(link).toHaveAttribute('href', `/products/${id}`)
  }
})

test('promotion texts stand between the products', async () => {
  renderApp('/cart')
  const strip = await ticker()
  await strip.findByRole('link', { name: /flash deals/ })
  const hrefs = strip.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toHaveLength(shown.length + 4)
  const places = ['/affiliate', '/deals', '/blog', '/reviews'].map((path) => hrefs.indexOf(path))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places[0]).toBeGreaterThan(0)
})

test('its second copy is hidden from assistive technology and out of the tab order', async () => {
  renderApp('/cart')
  const strip = await ticker()
  await strip.findByRole('link', { name: /flash deals/ })
  const echoed = strip.getAllByRole('link', { name: /flash deals/, hidden: true })
  expect(echoed).toHaveLength(2)
  expect(strip.getAllByRole('link', { name: /flash deals/ })).toHaveLength(1)
  expect(echoed[1]).toHaveAttribute('tabindex', '-1')
})

test('the button says what it will do', async () => {
  const user = renderApp('/cart')
  const strip = await ticker()
  await user.click(strip.getByRole('button', { name: 'Pause ticker' }))
  await user.click(strip.getByRole('button', { name: 'Play ticker' }))
  expect(strip.getByRole('button', { name: 'Pause ticker' })).toBeVisible()
})

test('while its products load the strip stands empty', async () => {
  server.use(...scenario('products-never'))
  renderApp('/cart')
  expect((await ticker()).queryAllByRole('link')).toEqual([])
})

test.each(['products-500', 'products-empty'] as const)('with %s the promotion texts pass by alone', async (name) => {
  server.use(...scenario(name))
  renderApp('/cart')
  const strip = await ticker()
  await strip.findByRole('link', { name: /flash deals/ })
  expect(strip.getAllByRole('link')).toHaveLength(4)
})

test('featured products that no address leads to are left out, and take no page with them', async () => {
  server.use(...scenario('ids-unaddressable'))
  renderApp('/faq')
  const strip = await ticker()
  await strip.findByRole('link', { name: /flash deals/ })
  expect(strip.queryByRole('link', { name: new RegExp(studioHeadphones.title) })).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  expect(takeWarnings()).toHaveLength(4)
})

test('the ticker and the home page make one call together', async () => {
  const calls: string[] = []
  server.events.on('request:start', ({ request }) => {
    if (request.url.includes('/api/products')) calls.push(request.url)
  })
  renderApp('/')
  await (await ticker()).findByRole('link', { name: /flash deals/ })
  await screen.findAllByRole('article')
  server.events.removeAllListeners()
  expect(calls).toHaveLength(1)
})
