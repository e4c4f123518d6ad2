/** One product, the categories and the brands. */
import { Category, Product } from '#src/api/contract.ts'
import { brands, categories, LISTING, mustCount, populated, someProducts } from '../catalogue.ts'
import { must, mustBeJson, mustFit, mustRefuse } from '../expect.ts'
import { about } from '../kit.ts'
import { arranged } from '../outcomes.ts'

const mustDiffer = (rows: { id: string; slug: string }[], asked: string) => {
  for (const key of ['id', 'slug'] as const) {
    must(new Set(rows.map((row) => row[key])).size === rows.length, `${asked} holds a ${key} twice.`)
  }
}

/** Ids as an edited link brings them: none of these may be a success or a fault. */
const ODD_IDS = ['%', "'", '"', 'a b', '☕', '{id}', '-1', 'null', 'x'.repeat(300)]

const productChecks = about('GET /api/products/{id}', [
  {
    says: 'answers the product as the listing holds it',
    async run(backend) {
      const [listed] = await someProducts(backend)
      const answer = await backend.ask(`/api/products/${encodeURIComponent(listed.id)}`)
      const found = mustFit(mustBeJson(answer), Product, answer.asked)
      for (const field of ['id', 'title', 'price', 'categoryId'] as const) {
        const [is, was] = [JSON.stringify(found[field]), JSON.stringify(listed[field])]
        must(is === was, `${answer.asked}: ${field} is ${is}, and ${was} in the listing.`)
      }
    },
  },
  {
    says: 'answers 404 and says why for a product it does not know',
    run: async ({ ask }) => mustRefuse(await ask('/api/products/no-such-product'), 404),
  },
  {
    says: 'refuses ids that are none, and does not fail on them',
    async run({ ask }) {
      for (const id of ODD_IDS) mustRefuse(await ask(`/api/products/${encodeURIComponent(id)}`), 404, 400, 414)
    },
  },
])

const categoryChecks = [
  ...about('GET /api/categories', [
    {
      says: 'answers the list of categories in the contract’s shape',
      run: async (backend) => mustDiffer(await categories(backend), 'GET /api/categories'),
    },
    {
      says: 'counts the products of a category in productCount',
      after: [LISTING],
      async run(backend) {
        const { id, slug, productCount } = populated(await categories(backend))
        await mustCount(backend, { categoryId: id }, productCount, `The productCount of "${slug}" is`)
      },
    },
  ]),
  ...about('GET /api/categories/{slug}', [
    {
      says: 'answers one category by its slug',
      async run(backend) {
        const listed = populated(await arranged(categories(backend)))
        const answer = await backend.ask(`/api/categories/${encodeURIComponent(listed.slug)}`)
        const found = mustFit(mustBeJson(answer), Category, answer.asked)
        must(
          found.id === listed.id && found.name === listed.name,
          `${answer.asked} answers "${found.name}" (${found.id}), and the list holds "${listed.name}" (${listed.id}).`,
        )
      },
    },
    {
      says: 'answers 404 and says why for a category it does not know',
      run: async ({ ask }) => mustRefuse(await ask('/api/categories/no-such-category'), 404),
    },
  ]),
]

const brandChecks = about('GET /api/brands', [
  {
    says: 'answers the list of brands in the contract’s shape',
    run: async (backend) => mustDiffer(await brands(backend), 'GET /api/brands'),
  },
  {
    says: 'counts the products of a brand in productCount',
    after: [LISTING],
    async run(backend) {
      const { id, name, productCount } = populated(await brands(backend))
      await mustCount(backend, { brandId: id }, productCount, `The productCount of "${name}" is`)
    },
  },
])

const otherChecks = about('any other path', [
  {
    says: 'answers 404, not a page',
    run: async ({ ask }) => mustRefuse(await ask('/api/no-such-call'), 404),
  },
])

export const catalogueChecks = [...productChecks, ...categoryChecks, ...brandChecks, ...otherChecks]
