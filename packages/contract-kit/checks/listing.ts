/** GET /api/products: schema, pages and total. */
import { assertPriced, assertUnique, NO_PRICE } from '../answers/answers.ts'
import { assert, formatCount } from '../answers/assertions.ts'
import { assertCount, fetchCategories, fetchListing, firstWithProducts, LISTING, sameProducts } from '../catalogue.ts'
import { assertCompared, precondition } from '../not-checked.ts'
import { checksOf } from '../run-checks.ts'
import { recallSource, sampleProducts } from '../sample.ts'

export const listingChecks = checksOf(LISTING, [
  {
    title: 'returns products and a total that match the schema',
    async run(backend) {
      const { products, request } = await fetchListing(backend)
      assert(products.length > 0, `${request} returned no products.`)
      assertUnique(products, 'id', request)
    },
  },
  {
    title: 'returns at most `limit` products, 24 by default',
    async run(backend) {
      const { products, request } = await fetchListing(backend)
      assert(products.length <= 24, `${request} without a limit returned ${products.length} products, more than 24.`)
      const firstFour = await fetchListing(backend, { limit: 4 })
      assert(
        sameProducts(firstFour.products, products.slice(0, 4)),
        `${firstFour.request} returned ${formatCount(firstFour.products.length, 'product')}, ` +
          'not the first 4 without a limit.',
      )
      assertCompared(products.length > 4, 'the first page has no more than 4 products')
    },
  },
  {
    title: 'returns pages without gaps or overlaps, and an empty page beyond the last',
    async run(backend) {
      const ten = await fetchListing(backend, { page: 1, limit: 10 })
      const first = await fetchListing(backend, { page: 1, limit: 5 })
      const second = await fetchListing(backend, { page: 2, limit: 5 })
      assert(
        sameProducts([...first.products, ...second.products], ten.products),
        `${first.request} and ${second.request} do not have the same products as ${ten.request}.`,
        'Break ties when you sort, for example by id, so that the order is the same for every page.',
      )
      const { products, request } = await fetchListing(backend, { page: 1_000_000 })
      assert(products.length === 0, `${request} returned ${formatCount(products.length, 'product')}.`)
      assertCompared(ten.products.length > 5, 'the first page has no more than 5 products')
    },
  },
  {
    title: 'counts every match in the total',
    async run(backend) {
      const { total } = await fetchListing(backend)
      await assertCount(backend, {}, total, 'The total is')
      const { id } = firstWithProducts(await precondition(fetchCategories(backend)))
      const { total: categoryTotal } = await fetchListing(backend, { categoryId: id })
      await assertCount(backend, { categoryId: id }, categoryTotal, `With categoryId=${id} the total is`)
    },
  },
  {
    title: 'sends a price with every product',
    async run(backend) {
      const products = await sampleProducts(backend)
      const unpriced = products.find(({ price }) => price === NO_PRICE)
      if (unpriced) recallSource(backend, unpriced)
      assertPriced(products, LISTING)
    },
  },
])
