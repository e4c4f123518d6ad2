/** GET /api/products: category, brand, price bounds, search, and invalid values. */
import type { Product } from '#src/api/contract.ts'
import { assert, assertSuccess } from '../assertions.ts'
import type { Backend } from '../backend.ts'
import {
  assertEvery,
  fetchBrands,
  fetchCategories,
  fetchListing,
  fetchPages,
  firstProducts,
  firstWithProducts,
  LISTING,
  type Query,
  sameProducts,
  searchParams,
} from '../catalogue.ts'
import { NotChecked, precondition } from '../check-errors.ts'
import { checksOf } from '../run-checks.ts'

/** Returns the product with the median price of the first page, so that checks can set bounds around that price. */
async function medianProduct(backend: Backend): Promise<{ product: Product; price: number }> {
  const products = (await firstProducts(backend)).toSorted((a, b) => Number(a.price) - Number(b.price))
  const product = products[Math.floor(products.length / 2)]
  const price = Number(product?.price)
  if (!product || !Number.isFinite(price)) throw new NotChecked('no product of the first page has a price')
  return { product, price }
}

/** Asserts that the first 20 pages of a query contain the product. `reason` follows its id: "which costs 99". */
async function assertFound(backend: Backend, product: Product, query: Query, reason: string): Promise<void> {
  const found = await fetchPages(backend, query, 20)
  assert(
    found.some(({ id }) => id === product.id),
    `${LISTING}?${searchParams(query)} did not return "${product.id}", ${reason}.`,
  )
}

export const filterChecks = checksOf(LISTING, [
  {
    title: 'filters by categoryId',
    async run(backend) {
      const { id } = firstWithProducts(await precondition(fetchCategories(backend)))
      const { products, request } = await fetchListing(backend, { categoryId: id })
      assert(products.length > 0, `${request} returned no products, and the category’s productCount is above 0.`)
      assertEvery(products, ({ categoryId }) => categoryId === id, request, 'which is in another category')
    },
  },
  {
    title: 'returns at most four products of a category for limit=4 (related products)',
    async run(backend) {
      const { id } = firstWithProducts(await precondition(fetchCategories(backend)))
      const { products, request } = await fetchListing(backend, { categoryId: id, limit: 4 })
      assert(products.length <= 4, `${request} returned ${products.length} products.`)
    },
  },
  {
    title: 'filters by brandId; the products have the brand’s name',
    async run(backend) {
      const { id, name } = firstWithProducts(await precondition(fetchBrands(backend)))
      const { products, request } = await fetchListing(backend, { brandId: id })
      assert(products.length > 0, `${request} returned no products, and the brand’s productCount is above 0.`)
      assertEvery(products, ({ brand }) => brand === name, request, `whose brand is not "${name}"`)
    },
  },
  {
    title: 'filters by minPrice and maxPrice, both inclusive',
    async run(backend) {
      const { product, price } = await medianProduct(backend)
      const [minPrice, maxPrice] = [Math.floor(price), Math.ceil(price)]
      const { products, request } = await fetchListing(backend, { minPrice, maxPrice })
      assertEvery(
        products,
        (found) => Number(found.price) >= minPrice && Number(found.price) <= maxPrice,
        request,
        'whose price is outside the range',
      )
      await assertFound(backend, product, { minPrice, maxPrice }, `which costs ${product.price}`)
    },
  },
  {
    title: 'accepts minPrice without maxPrice, and the reverse',
    async run(backend) {
      const { product, price } = await medianProduct(backend)
      const bound = Math.floor(price)
      const above = await fetchListing(backend, { minPrice: bound })
      assertEvery(above.products, (found) => Number(found.price) >= bound, above.request, 'which costs less')
      const below = await fetchListing(backend, { maxPrice: bound })
      assertEvery(below.products, (found) => Number(found.price) <= bound, below.request, 'which costs more')
      await assertFound(
        backend,
        product,
        { minPrice: bound, ...(product.categoryId && { categoryId: product.categoryId }) },
        `which costs ${product.price}`,
      )
    },
  },
  {
    title: 'finds a product by its title, ignoring case',
    async run(backend) {
      const [product] = await firstProducts(backend)
      for (const search of [product.title, product.title.toUpperCase()]) {
        await assertFound(backend, product, { search }, `whose title is "${product.title}"`)
      }
    },
  },
  {
    title: 'returns no products for a search without matches',
    async run(backend) {
      const { products, total, request } = await fetchListing(backend, { search: 'zqxjv kwzpfq' })
      assert(products.length === 0, `${request} returned ${products.length} products (total ${total}).`)
    },
  },
  {
    title: 'accepts quotation marks, percent signs and backslashes in a search',
    async run(backend) {
      for (const search of [`'`, '"', '%', '_', '\\', ';--', '☕', 'x'.repeat(500)]) {
        await fetchListing(backend, { search })
      }
    },
  },
  {
    title: 'ignores invalid values',
    async run(backend) {
      const expected = await fetchListing(backend)
      for (const [name, value] of [
        ['page', '0'],
        ['page', 'abc'],
        ['limit', '-1'],
        ['sortBy', 'colour'],
        ['minPrice', 'cheap'],
      ] as const) {
        const { products, request } = await fetchListing(backend, { [name]: value })
        assert(
          sameProducts(products, expected.products),
          `${request} returned other products than without ${name}.`,
          'Use the default for an invalid value, because visitors share and edit links.',
        )
      }
    },
  },
  {
    title: 'succeeds for an unknown category or brand',
    async run({ send }) {
      for (const name of ['categoryId', 'brandId']) assertSuccess(await send(`/api/products?${name}=no-such-id`))
    },
  },
])
