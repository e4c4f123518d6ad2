/** Single products, categories, brands and unknown paths. */
import { Category, Product } from '#src/api/contract.ts'
import { assert, assertError, parseJson, parseValue } from '../assertions.ts'
import { assertCount, fetchBrands, fetchCategories, firstProducts, firstWithProducts, LISTING } from '../catalogue.ts'
import { precondition } from '../check-errors.ts'
import { checksOf } from '../run-checks.ts'

const assertUnique = (rows: { id: string; slug: string }[], request: string) => {
  for (const key of ['id', 'slug'] as const) {
    assert(new Set(rows.map((row) => row[key])).size === rows.length, `${request} returned a ${key} twice.`)
  }
}

/** Unknown ids that an edited link may contain. */
const MALFORMED_IDS = ['%', "'", '"', 'a b', '☕', '{id}', '-1', 'null', 'x'.repeat(300)]

const productChecks = checksOf('GET /api/products/{id}', [
  {
    title: 'returns the same product as the listing',
    async run(backend) {
      const [listed] = await firstProducts(backend)
      const response = await backend.send(`/api/products/${encodeURIComponent(listed.id)}`)
      const { request } = response
      const product = parseValue(parseJson(response), Product, request)
      for (const field of ['id', 'title', 'price', 'categoryId'] as const) {
        const [actual, expected] = [JSON.stringify(product[field]), JSON.stringify(listed[field])]
        assert(actual === expected, `${request}: ${field} is ${actual}, and ${expected} in the listing.`)
      }
    },
  },
  {
    title: 'returns 404 with a reason for an unknown product',
    run: async ({ send }) => assertError(await send('/api/products/no-such-product'), 404),
  },
  {
    title: 'rejects malformed ids without a server error',
    async run({ send }) {
      for (const id of MALFORMED_IDS) {
        assertError(await send(`/api/products/${encodeURIComponent(id)}`), 404, 400, 414)
      }
    },
  },
])

const categoryChecks = [
  ...checksOf('GET /api/categories', [
    {
      title: 'returns categories that match the schema',
      run: async (backend) => assertUnique(await fetchCategories(backend), 'GET /api/categories'),
    },
    {
      title: 'counts the products of a category in productCount',
      requires: [LISTING],
      async run(backend) {
        const { id, slug, productCount } = firstWithProducts(await fetchCategories(backend))
        await assertCount(backend, { categoryId: id }, productCount, `The productCount of "${slug}" is`)
      },
    },
  ]),
  ...checksOf('GET /api/categories/{slug}', [
    {
      title: 'returns one category by its slug',
      async run(backend) {
        const listed = firstWithProducts(await precondition(fetchCategories(backend)))
        const response = await backend.send(`/api/categories/${encodeURIComponent(listed.slug)}`)
        const { request } = response
        const category = parseValue(parseJson(response), Category, request)
        assert(
          category.id === listed.id && category.name === listed.name,
          `${request} returned "${category.name}" (${category.id}), and the list has "${listed.name}" (${listed.id}).`,
        )
      },
    },
    {
      title: 'returns 404 with a reason for an unknown category',
      run: async ({ send }) => assertError(await send('/api/categories/no-such-category'), 404),
    },
  ]),
]

const brandChecks = checksOf('GET /api/brands', [
  {
    title: 'returns brands that match the schema',
    run: async (backend) => assertUnique(await fetchBrands(backend), 'GET /api/brands'),
  },
  {
    title: 'counts the products of a brand in productCount',
    requires: [LISTING],
    async run(backend) {
      const { id, name, productCount } = firstWithProducts(await fetchBrands(backend))
      await assertCount(backend, { brandId: id }, productCount, `The productCount of "${name}" is`)
    },
  },
])

const unknownPathChecks = checksOf('unknown paths', [
  {
    title: 'return 404, not a page',
    run: async ({ send }) => assertError(await send('/api/no-such-call'), 404),
  },
])

export const catalogueChecks = [...productChecks, ...categoryChecks, ...brandChecks, ...unknownPathChecks]
