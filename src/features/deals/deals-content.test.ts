import { products } from '#fixtures/products.ts'
import { deals } from './deals-content.ts'

const parts = [...deals.bundles.flatMap((bundle) => bundle.parts), ...deals.flashDeals]
const items = deals.equipmentLists.flatMap((list) => list.items)
const find = (name: string) => products.find(({ title }) => title === name)

test('the deals show the prices and pictures of the catalogue, and only available products', () => {
  for (const { product, picture } of [...parts, ...items, ...deals.bulkOffers]) {
    expect([product, picture]).toEqual([product, `/${find(product)?.images[0]}`])
  }
  for (const { product, price } of [...parts, ...items]) {
    expect([product, price, true]).toEqual([product, find(product)?.price, find(product)?.isAvailable])
  }
  for (const { product, originalPrice } of parts) {
    expect([product, originalPrice]).toEqual([product, find(product)?.originalPrice ?? undefined])
  }
})
