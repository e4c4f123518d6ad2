import { screen, within } from '@testing-library/react'
import { products } from '#fixtures/products.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { deals } from './deals-content.ts'

const articles = async (name: string) => within(await screen.findByRole('region', { name })).getAllByRole('article')

test.each([
  ['Featured bundles', 3],
  ['Equipment lists', 4],
  ['Bulk orders', 3],
  ['Flash deals', 6],
])('the section "%s" has %i entries', async (name, count) => {
  renderApp('/deals')
  expect(await articles(name)).toHaveLength(count)
})

test('the sections are in the order of the specification', async () => {
  renderApp('/deals')
  await screen.findByRole('heading', { level: 1, name: 'Deals' })
  const sections = within(screen.getByRole('main')).getAllByRole('region')
  expect(sections.map((section) => within(section).getByRole('heading', { level: 2 }).textContent)).toEqual([
    'Featured bundles',
    'Equipment lists',
    'Bulk orders',
    'Flash deals',
    'Not sure what goes together?',
  ])
  expect(within(sections.at(-1) ?? document.body).getByRole('button', { name: 'Contact Our Experts' })).toBeVisible()
})

test('each bulk offer has a Request Quote button that does nothing', async () => {
  const user = renderApp('/deals')
  const before = user.router.state.location.href
  for (const offer of await articles('Bulk orders')) {
    await user.click(within(offer).getByRole('button', { name: 'Request Quote' }))
  }
  expect(screen.getAllByRole('button', { name: 'Request Quote' })).toHaveLength(3)
  expect(user.router.state.location.href).toBe(before)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('the Contact Our Experts button does nothing', async () => {
  const user = renderApp('/deals')
  await user.click(await screen.findByRole('button', { name: 'Contact Our Experts' }))
  expect(user.router.state.location.pathname).toBe('/deals')
})

test('a bundle shows the sum of prices and savings', async () => {
  renderApp('/deals')
  const bundle = within(await screen.findByRole('article', { name: 'Home recording starter kit' }))
  expect(bundle.getByText('$897.00')).toBeVisible()
  expect(bundle.getByText('Save $80.00')).toBeVisible()
})

const articlesAndProducts = [
  ...deals.bundles.map(({ title, parts }) => ({ title, product: parts[0]?.product ?? '' })),
  ...deals.equipmentLists.map(({ title, items }) => ({ title, product: items[0]?.product ?? '' })),
]

test.each(articlesAndProducts)('$product in "$title" links to a search for it', async ({ title, product }) => {
  renderApp('/deals')
  const article = within(await screen.findByRole('article', { name: title }))
  const { searchParams } = new URL(
    article.getByRole('link', { name: product }).getAttribute('href') ?? '',
    location.href,
  )
  expect(searchParams.get('search')).toBe(product)
})

describe('the deals', () => {
  const parts = [...deals.bundles.flatMap((bundle) => bundle.parts), ...deals.flashDeals]
  const items = deals.equipmentLists.flatMap((list) => list.items)
  const find = (name: string) => products.find(({ title }) => title === name)

  test.each([...parts, ...items])('show the same price of $product as the catalogue', ({ product, price }) => {
    expect(find(product)?.price).toBe(price)
    expect(find(product)?.isAvailable).toBe(true)
  })

  test.each(parts)('show the same original price of $product as the catalogue', ({ product, originalPrice }) => {
    expect(find(product)?.originalPrice ?? undefined).toBe(originalPrice)
  })

  test.each(deals.bulkOffers)('offer $product from the catalogue', ({ product }) => {
    expect(find(product)).toBeDefined()
  })

  test.each([...parts, ...items, ...deals.bulkOffers])('show the first picture of $product', ({ product, picture }) => {
    expect(picture).toBe(`/${find(product)?.images[0]}`)
  })
})
