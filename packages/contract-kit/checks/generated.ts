/**
 * Checks with generated inputs (fast-check). A generated check runs only if the hand-written checks of its call pass,
 * because it would otherwise report the same faults again.
 */
import * as fc from 'fast-check'
import type { Product } from '#src/api/contract.ts'
import type { CallName } from '#src/api/operations.ts'
import { SORTS } from '#src/api/sorts.ts'
import { parseAmount } from '#src/lib/money.ts'
import { assertEvery, assertInCategory, assertInRange, assertPageLength, parseCount } from '../answers/answers.ts'
import { assert, assertRefused, assertSuccess } from '../answers/assertions.ts'
import { assertSorted } from '../answers/sorting.ts'
import { type Backend, createCart } from '../backend.ts'
import { assertContents, availableProducts, type Contents, isStockLimit } from '../carts.ts'
import { fetchBrands, fetchListing, firstProducts, INVALID_VALUE_ADVICE, LISTING } from '../catalogue.ts'
import { precondition } from '../not-checked.ts'
import { checksOf } from '../run-checks.ts'
import type { SentRequest } from '../sent-requests.ts'
import { sortQuery } from './sorting.ts'

/** Milliseconds per check. A slow backend gets fewer inputs instead of a longer run. */
const TIME_LIMIT = 30_000

/**
 * Runs a property on generated inputs. Throws the failure of the smallest counterexample, and leaves only its requests in
 * `requests`.
 */
async function assertProperty<T>(
  { seed, runs, requests }: Backend,
  inputs: fc.Arbitrary<T>,
  property: (input: T) => Promise<void>,
) {
  const sent = new Map<unknown, SentRequest[]>()
  const run = async (input: T) => {
    requests.length = 0
    await property(input).catch((error: unknown) => {
      sent.set(error, [...requests])
      throw error
    })
  }
  const result = await fc.check(fc.asyncProperty(inputs, run), {
    seed,
    numRuns: runs,
    interruptAfterTimeLimit: TIME_LIMIT,
  })
  if (!result.failed) return
  const error = result.errorInstance
  requests.splice(0, requests.length, ...(sent.get(error) ?? []))
  throw error
}

/** Generates queries around the values of a listed product, so that most of them have matches. */
const listingQueries = (products: Product[]) =>
  fc.record({
    product: fc.constantFrom(...products),
    page: fc.constantFrom(1, 1, 1, 2, 3),
    limit: fc.integer({ min: 1, max: 60 }),
    sort: fc.constantFrom(...SORTS),
    hasCategory: fc.boolean(),
    hasBrand: fc.boolean(),
    /** `minPrice` is `below` less than the product's price, `maxPrice` is `above` more than it. */
    below: fc.option(fc.nat(300), { nil: undefined }),
    above: fc.option(fc.nat(300), { nil: undefined }),
  })

const listingChecks = checksOf(LISTING, [
  {
    title: 'applies any combination of filters, sort and page',
    requires: [LISTING],
    async run(backend) {
      const brandIds = new Map((await precondition(fetchBrands(backend))).map(({ id, name }) => [name, id]))
      const inputs = listingQueries(await firstProducts(backend))
      await assertProperty(backend, inputs, async ({ product, page, limit, sort, ...input }) => {
        const price = parseAmount(product.price)
        const categoryId = (input.hasCategory && product.categoryId) || undefined
        const brandId = (input.hasBrand && brandIds.get(product.brand ?? '')) || undefined
        const bounds: { minPrice?: number; maxPrice?: number } = {}
        if (price !== null && input.below !== undefined) bounds.minPrice = Math.max(0, Math.floor(price) - input.below)
        if (price !== null && input.above !== undefined) bounds.maxPrice = Math.ceil(price) + input.above
        const { products, total, request } = await fetchListing(backend, {
          ...sortQuery(sort),
          page,
          limit,
          ...(categoryId && { categoryId }),
          ...(brandId && { brandId }),
          ...bounds,
        })
        assertPageLength({ products, total }, { page, limit }, request)
        if (categoryId) assertInCategory(products, categoryId, request)
        if (brandId) assertEvery(products, ({ brand }) => brand === product.brand, request, 'which has another brand')
        assertInRange(products, bounds, request)
        assertSorted(products, sort, request)
      })
    },
  },
  {
    title: 'succeeds for any values of the query parameters',
    requires: [LISTING],
    async run(backend) {
      const values = fc.string({ unit: 'grapheme', maxLength: 20 })
      const names = ['page', 'limit', 'sortBy', 'sortOrder', 'categoryId', 'brandId', 'search', 'minPrice', 'maxPrice']
      await assertProperty(backend, fc.dictionary(fc.constantFrom(...names), values), async (query) => {
        await fetchListing(backend, query, INVALID_VALUE_ADVICE)
      })
    },
  },
])

const productChecks = checksOf('GET /api/products/{id}', [
  {
    title: 'rejects generated unknown ids',
    requires: ['GET /api/products/{id}'],
    async run(backend) {
      // Without slashes, because proxies treat encoded slashes differently.
      const ids = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).filter((id) => !/[/\\]/.test(id))
      await assertProperty(backend, ids, async (id) => {
        assertRefused(await backend.send(`/api/products/${encodeURIComponent(`zq-${id}`)}`))
      })
    },
  },
])

type Step = { action: 'add' | 'update' | 'remove' | 'clear'; index: number; quantity: number }

const steps = fc.array(
  fc.record<Step>({
    action: fc.constantFrom('add', 'add', 'update', 'remove', 'clear'),
    index: fc.nat(2),
    quantity: fc.integer({ min: 1, max: 3 }),
  }),
  { maxLength: 8 },
)

const CART_CALLS: CallName[] = [
  'GET /api/cart',
  'GET /api/cart/count',
  'POST /api/cart/add',
  'PUT /api/cart/update',
  'DELETE /api/cart/remove',
  'DELETE /api/cart/clear',
]

const cartChecks = checksOf('sequences of cart writes', [
  {
    title: 'leave the expected lines and count',
    writes: true,
    requires: [...CART_CALLS, 'header x-cart-id'],
    async run(backend) {
      const ids = (await availableProducts(backend, 3)).slice(0, 3).map(({ id }) => id)
      await assertProperty(backend, steps, async (sequence) => {
        const cart = createCart(backend)
        const expected: Contents = {}
        for (const { action, index, quantity } of sequence) {
          const id = ids[index] ?? ''
          const current = expected[id]
          if (action === 'clear') {
            assertSuccess(await cart.clear())
            for (const each of ids) delete expected[each]
          } else if (action === 'add' || current !== undefined) {
            const after = { add: (current ?? 0) + quantity, update: quantity, remove: 0 }[action]
            const response = await cart[action](id, quantity)
            // A refusal for lack of stock must leave the cart as it is.
            if (isStockLimit(response, after)) continue
            assertSuccess(response)
            if (after > 0) expected[id] = after
            else delete expected[id]
          }
        }
        const names = sequence.map(({ action, index, quantity }) => `${action} ${index} ${quantity}`)
        const context = `After ${names.join(', ') || 'no writes'}`
        await assertContents(cart, expected, context)
        const count = parseCount(await cart.count())
        const sum = Object.values(expected).reduce((total, quantity) => total + quantity, 0)
        assert(count === sum, `${context}, GET /api/cart/count returned ${count}, not ${sum}.`)
      })
    },
  },
])

const bodyChecks = checksOf('POST /api/cart/add', [
  {
    title: 'refuses generated invalid bodies',
    writes: true,
    requires: ['POST /api/cart/add'],
    async run(backend) {
      await assertProperty(backend, fc.json({ maxDepth: 2 }), async (body) => {
        const response = await backend.send('/api/cart/add', { method: 'POST', body })
        assertRefused({ ...response, request: `POST /api/cart/add with the body ${body}` })
      })
    },
  },
])

export const generatedChecks = [...listingChecks, ...productChecks, ...bodyChecks, ...cartChecks].map((check) =>
  Object.assign(check, { isGenerated: true }),
)
