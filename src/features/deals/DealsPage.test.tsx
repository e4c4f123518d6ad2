import { existsSync } from 'node:fs'
import { screen, within } from '@testing-library/react'
import { products } from '#fixtures/products.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { bulkOffers, bundles, equipmentLists, flashDeals } from './deals-content.ts'

const articles = async (name: string) => within(await screen.findByRole('region', { name })).getAllByRole('article')

test.each([
  ['Featured bundles', 3],
  ['Equipment lists', 4],
  ['Bulk orders', 3],
  ['Flash deals', 6],
])('under "%s" there are %i', async (name, count) => {
  renderApp('/deals')
  expect(await articles(name)).toHaveLength(count)
})

test('the parts stand in the specification’s order', async () => {
  renderApp('/deals')
  await screen.findByRole('heading', { level: 1, name: 'Deals' })
  const parts = within(screen.getByRole('main')).getAllByRole('region')
  expect(parts.map((part) => within(part).getByRole('heading', { level: 2 }).textContent)).toEqual([
    'Featured bundles',
    'Equipment lists',
    'Bulk orders',
    'Flash deals',
    'Not sure what goes together?',
  ])
  expect(within(parts.at(-1) ?? document.body).getByRole('button', { name: 'Contact Our Experts' })).toBeVisible()
})

test('each bulk offer has a Request Quote button, which does nothing', async () => {
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

test('a bundle costs what its parts cost, and saves what they save', async () => {
  renderApp('/deals')
  const bundle = within(await screen.findByRole('article', { name: 'First recordings' }))
  expect(bundle.getByText('$897.00')).toBeVisible()
  expect(bundle.getByText('Save $80.00')).toBeVisible()
})

describe('the words', () => {
  const parts = [...bundles.flatMap((bundle) => bundle.parts), ...flashDeals]
  const items = equipmentLists.flatMap((list) => list.items)
  const find = (name: string) => products.find(({ title }) => title === name)

  test.each([...parts, ...items])('give $product its price in the catalogue', ({ product, price }) => {
    expect(find(product)?.price).toBe(price)
    expect(find(product)?.isAvailable).toBe(true)
  })

  test.each(parts)('give $product its original price in the catalogue', ({ product, originalPrice }) => {
    expect(find(product)?.originalPrice ?? undefined).toBe(originalPrice)
  })

  test.each(bulkOffers)('offer $product, which the catalogue has', ({ product }) => {
    expect(find(product)).toBeDefined()
  })

  test.each(parts)('show the picture of $product, which exists', ({ picture }) => {
    expect(existsSync(`public/images/products/${picture}.avif`)).toBe(true)
  })
})
