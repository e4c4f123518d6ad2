/** Single products, categories, brands and unknown paths. */
import { assertUnique, parseCategory, parseProduct } from '../answers/answers.ts'
import { assert, assertRefused } from '../answers/assertions.ts'
import { assertCount, fetchBrands, fetchCategories, firstWithProducts, LISTING } from '../catalogue.ts'
import { assertCompared, precondition } from '../not-checked.ts'
import { checksOf } from '../run-checks.ts'
import { mostDifficult, pathAdvice, recallSource, sampleProducts } from '../sample.ts'

/** Unknown ids that an edited link may contain. */
const MALFORMED_IDS = ['%', "'", '"', 'a b', '☕', '{id}', '-1', 'null', 'x'.repeat(300)]

const productChecks = checksOf('GET /api/products/{id}', [
  {
    title: 'returns the same products as the listing',
    async run(backend) {
      for (const listed of mostDifficult(await sampleProducts(backend), ({ id }) => id)) {
        const listing = recallSource(backend, listed)
        const response = await backend.send(`/api/products/${encodeURIComponent(listed.id)}`)
        const { request } = response
        const product = parseProduct(response, pathAdvice(listed.id))
        for (const field of ['id', 'title', 'price', 'categoryId'] as const) {
          const [actual, expected] = [JSON.stringify(product[field]), JSON.stringify(listed[field])]
          assert(actual === expected, `${request}: ${field} is ${actual}, and ${expected} in ${listing}.`)
        }
      }
    },
  },
  {
    title: 'refuses an unknown product',
    run: async ({ send }) => assertRefused(await send('/api/products/no-such-product')),
  },
  {
    title: 'rejects malformed ids without a server error',
    async run({ send }) {
      for (const id of MALFORMED_IDS) {
        assertRefused(await send(`/api/products/${encodeURIComponent(id)}`))
      }
    },
  },
])

const NO_CATEGORIES = 'there are no categories'

const categoryChecks = [
  ...checksOf('GET /api/categories', [
    {
      title: 'returns categories that match the schema',
      async run(backend) {
        const categories = await fetchCategories(backend)
        assertUnique(categories, 'id', 'GET /api/categories')
        assertUnique(categories, 'slug', 'GET /api/categories')
        assertCompared(categories.length > 0, NO_CATEGORIES)
      },
    },
    {
      title: 'counts the products of a category in productCount',
      requires: [LISTING],
      async run(backend) {
        const { id, slug, productCount } = firstWithProducts(await fetchCategories(backend))
        await assertCount(
          backend,
          { categoryId: id },
          productCount,
          `GET /api/categories: the productCount of "${slug}" is`,
        )
      },
    },
  ]),
  ...checksOf('GET /api/categories/{slug}', [
    {
      title: 'returns categories by their slugs',
      async run(backend) {
        const categories = await precondition(fetchCategories(backend))
        assertCompared(categories.length > 0, NO_CATEGORIES)
        for (const { id, name, slug } of mostDifficult(categories, (category) => category.slug)) {
          const response = await backend.send(`/api/categories/${encodeURIComponent(slug)}`)
          const { request } = response
          const category = parseCategory(response, pathAdvice(slug))
          assert(
            category.id === id && category.name === name,
            `${request} returned "${category.name}" (${category.id}), and GET /api/categories has "${name}" (${id}).`,
          )
        }
      },
    },
    {
      title: 'refuses an unknown category',
      run: async ({ send }) => assertRefused(await send('/api/categories/no-such-category')),
    },
  ]),
]

const brandChecks = checksOf('GET /api/brands', [
  {
    title: 'returns brands that match the schema',
    async run(backend) {
      const brands = await fetchBrands(backend)
      assertUnique(brands, 'id', 'GET /api/brands')
      assertUnique(brands, 'slug', 'GET /api/brands')
      assertCompared(brands.length > 0, 'there are no brands')
    },
  },
  {
    title: 'counts the products of a brand in productCount',
    requires: [LISTING],
    async run(backend) {
      const { id, name, productCount } = firstWithProducts(await fetchBrands(backend))
      await assertCount(backend, { brandId: id }, productCount, `GET /api/brands: the productCount of "${name}" is`)
    },
  },
])

const unknownPathChecks = checksOf('unknown paths', [
  {
    title: 'are refused',
    run: async ({ send }) => assertRefused(await send('/api/no-such-call')),
  },
])

export const catalogueChecks = [...productChecks, ...categoryChecks, ...brandChecks, ...unknownPathChecks]
