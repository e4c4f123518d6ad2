/** GET /api/products: category, brand, price bounds, search, and values that make no sense. */
import type { Product } from '#src/api/contract.ts'
import type { Backend } from '../backend.ts'
import {
  brands,
  categories,
  LISTING,
  listing,
  mustAll,
  populated,
  type Query,
  sameProducts,
  someProducts,
  walk,
} from '../catalogue.ts'
import { must, mustSucceed } from '../expect.ts'
import { about } from '../kit.ts'
import { arranged, Blocked } from '../outcomes.ts'

/** A product whose price is a number, for bounds around it. */
async function priced(backend: Backend): Promise<{ product: Product; price: number }> {
  const products = (await someProducts(backend)).toSorted((a, b) => Number(a.price) - Number(b.price))
  const product = products[Math.floor(products.length / 2)]
  const price = Number(product?.price)
  if (!product || !Number.isFinite(price)) throw new Blocked('no product of the first page has a price')
  return { product, price }
}

/** The product has to be among what the query finds, on one of its first pages. */
async function mustFind(backend: Backend, product: Product, query: Query, why: string): Promise<void> {
  const found = await walk(backend, query, 20)
  const asked = `${LISTING}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`
  must(
    found.some(({ id }) => id === product.id),
    `${asked} does not hold "${product.id}", ${why}.`,
  )
}

export const filterChecks = about(LISTING, [
  {
    says: 'filters by categoryId',
    async run(backend) {
      const { id } = populated(await arranged(categories(backend)))
      const { products, asked } = await listing(backend, { categoryId: id })
      must(products.length > 0, `${asked} holds no product, and the category’s productCount is above 0.`)
      mustAll(products, ({ categoryId }) => categoryId === id, asked, 'which is of another category')
    },
  },
  {
    says: 'gives up to four of a category for related products',
    async run(backend) {
      const { id } = populated(await arranged(categories(backend)))
      const { products, asked } = await listing(backend, { categoryId: id, limit: 4 })
      must(products.length <= 4, `${asked} holds ${products.length} products.`)
    },
  },
  {
    says: 'filters by brandId, whose name the products carry',
    async run(backend) {
      const { id, name } = populated(await arranged(brands(backend)))
      const { products, asked } = await listing(backend, { brandId: id })
      must(products.length > 0, `${asked} holds no product, and the brand’s productCount is above 0.`)
      mustAll(products, ({ brand }) => brand === name, asked, `whose brand is not "${name}"`)
    },
  },
  {
    says: 'keeps to minPrice and maxPrice, both included',
    async run(backend) {
      const { product, price } = await priced(backend)
      const [minPrice, maxPrice] = [Math.floor(price), Math.ceil(price)]
      const { products, asked } = await listing(backend, { minPrice, maxPrice })
      mustAll(
        products,
        (found) => Number(found.price) >= minPrice && Number(found.price) <= maxPrice,
        asked,
        'which lies outside',
      )
      await mustFind(backend, product, { minPrice, maxPrice }, `which costs ${product.price}`)
    },
  },
  {
    says: 'takes each price bound alone: no maximum is open-ended',
    async run(backend) {
      const { product, price } = await priced(backend)
      const bound = Math.floor(price)
      const above = await listing(backend, { minPrice: bound })
      mustAll(above.products, (found) => Number(found.price) >= bound, above.asked, 'which costs less')
      const below = await listing(backend, { maxPrice: bound })
      mustAll(below.products, (found) => Number(found.price) <= bound, below.asked, 'which costs more')
      await mustFind(
        backend,
        product,
        { minPrice: bound, ...(product.categoryId && { categoryId: product.categoryId }) },
        `which costs ${product.price}`,
      )
    },
  },
  {
    says: 'finds a product by its title, in any letter case',
    async run(backend) {
      const [product] = await someProducts(backend)
      await mustFind(backend, product, { search: product.title }, `whose title is "${product.title}"`)
      await mustFind(backend, product, { search: product.title.toUpperCase() }, `whose title is "${product.title}"`)
    },
  },
  {
    says: 'finds nothing for words that no product has',
    async run(backend) {
      const { products, total, asked } = await listing(backend, { search: 'zqxjv kwzpfq' })
      must(products.length === 0, `${asked} holds ${products.length} products (total ${total}).`)
    },
  },
  {
    says: 'takes quotation marks, per cent and backslashes in a search',
    async run(backend) {
      for (const search of [`'`, '"', '%', '_', '\\', ';--', '☕', 'x'.repeat(500)]) await listing(backend, { search })
    },
  },
  {
    says: 'takes values that make no sense for absent',
    async run(backend) {
      const usual = await listing(backend)
      for (const [name, value] of [
        ['page', '0'],
        ['page', 'abc'],
        ['limit', '-1'],
        ['sortBy', 'colour'],
        ['minPrice', 'cheap'],
      ] as const) {
        const { products, asked } = await listing(backend, { [name]: value })
        must(
          sameProducts(products, usual.products),
          `${asked} is not the page without ${name}.`,
          'Fall back to the default: links are shared and edited.',
        )
      }
    },
  },
  {
    says: 'answers for a category or brand that it does not know',
    async run({ ask }) {
      for (const name of ['categoryId', 'brandId']) mustSucceed(await ask(`/api/products?${name}=no-such-thing`))
    },
  },
])
