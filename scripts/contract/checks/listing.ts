/** GET /api/products: shape, pages, total, how many there are. */
import { categories, LISTING, listing, mustAll, mustCount, populated, sameProducts } from '../catalogue.ts'
import { must } from '../expect.ts'
import { about } from '../kit.ts'
import { arranged } from '../outcomes.ts'

const isDecimal = (text: string) => /^\d+(\.\d+)?$/.test(text) && Number.isFinite(Number(text))

export const listingChecks = about(LISTING, [
  {
    says: 'answers a list of products and a total, in the contract’s shape',
    async run(backend) {
      const { products, asked } = await listing(backend)
      must(products.length > 0, `${asked} holds no product.`)
      mustAll(products, ({ price }) => isDecimal(price), asked, 'whose price is not a decimal such as "1299.00"')
      mustAll(
        products,
        ({ rating }) => !rating || isDecimal(rating),
        asked,
        'whose rating is not a decimal such as "4.7"',
      )
      mustAll(
        products,
        ({ createdAt }) => !Number.isNaN(Date.parse(createdAt ?? '')),
        asked,
        'whose createdAt is not an ISO 8601 date',
      )
      must(new Set(products.map(({ id }) => id)).size === products.length, `${asked} holds an id twice.`)
    },
  },
  {
    says: 'holds `limit` products to a page, 24 unless told',
    async run(backend) {
      const { products } = await listing(backend)
      must(products.length <= 24, `A page without a limit holds ${products.length} products, more than 24.`)
      const { products: four, asked } = await listing(backend, { limit: 4 })
      must(
        sameProducts(four, products.slice(0, 4)),
        `${asked} holds ${four.length} products, not the first 4 of the page without a limit.`,
      )
    },
  },
  {
    says: 'cuts pages without a gap or an overlap, and is empty beyond the last',
    async run(backend) {
      const { products } = await listing(backend, { page: 1, limit: 10 })
      const halves = [await listing(backend, { page: 1, limit: 5 }), await listing(backend, { page: 2, limit: 5 })]
      const joined = halves.flatMap((half) => half.products)
      must(
        sameProducts(joined, products),
        `Pages 1 and 2 of 5 products are not page 1 of 10.`,
        'Break ties in the order, by id for example, so that it is the same for every page.',
      )
      const { products: none, asked } = await listing(backend, { page: 1_000_000 })
      must(none.length === 0, `${asked} holds ${none.length} products.`)
    },
  },
  {
    says: 'counts every match in the total',
    async run(backend) {
      const { total } = await listing(backend)
      await mustCount(backend, {}, total, 'The total is')
      const { id } = populated(await arranged(categories(backend)))
      const { total: inCategory } = await listing(backend, { categoryId: id })
      await mustCount(backend, { categoryId: id }, inCategory, `With categoryId=${id} the total is`)
    },
  },
])
