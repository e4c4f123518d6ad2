/**
 * Inputs that nobody thought of. They run where the written checks of their calls
 * hold, because they would only say the same again in more words.
 */
import * as fc from 'fast-check'
import { type Product, SORTS } from '#src/api/contract.ts'
import type { CallName } from '#src/api/operations.ts'
import { type Backend, createCart } from '../backend.ts'
import { buyable, type Contents, mustContain, readCount } from '../carts.ts'
import { brands, LISTING, listing, mustAll, someProducts } from '../catalogue.ts'
import { must, mustRefuse, mustSucceed } from '../expect.ts'
import { about } from '../kit.ts'
import { arranged, Broken } from '../outcomes.ts'
import { mustBeSorted, sortQuery } from './sorting.ts'

/** Milliseconds that one check may take: a slow backend gets fewer inputs, not a longer wait. */
const TIME = 30_000

/** Tries the rule on generated inputs; what it throws for the smallest that breaks it is the check's. */
async function forAll<T>({ seed, runs }: Backend, inputs: fc.Arbitrary<T>, rule: (input: T) => Promise<void>) {
  const result = await fc.check(fc.asyncProperty(inputs, rule), { seed, numRuns: runs, interruptAfterTimeLimit: TIME })
  if (!result.failed) return
  const cause = result.errorInstance
  if (!(cause instanceof Broken)) throw cause
  throw new Broken(cause.message, { advice: `${cause.advice} Generated from --seed ${seed}.`.trim() })
}

/** Filters that some product passes, so that there is something to be wrong. */
const listingQueries = (products: Product[]) =>
  fc.record({
    product: fc.constantFrom(...products),
    page: fc.constantFrom(1, 1, 1, 2, 3),
    limit: fc.integer({ min: 1, max: 60 }),
    sort: fc.constantFrom(...SORTS),
    byCategory: fc.boolean(),
    byBrand: fc.boolean(),
    below: fc.option(fc.nat(300), { nil: undefined }),
    above: fc.option(fc.nat(300), { nil: undefined }),
  })

const listingChecks = about(LISTING, [
  {
    says: 'keeps to any combination of filters, sort and page',
    after: [LISTING],
    async run(backend) {
      const brandIds = new Map((await arranged(brands(backend))).map(({ id, name }) => [name, id]))
      const products = await someProducts(backend)
      await forAll(backend, listingQueries(products), async ({ product, page, limit, sort, ...chosen }) => {
        const price = Number(product.price)
        const categoryId = (chosen.byCategory && product.categoryId) || undefined
        const brandId = (chosen.byBrand && brandIds.get(product.brand ?? '')) || undefined
        const minPrice = chosen.below === undefined ? 0 : Math.max(0, Math.floor(price) - chosen.below)
        const maxPrice = chosen.above === undefined ? Number.POSITIVE_INFINITY : Math.ceil(price) + chosen.above
        const found = await listing(backend, {
          ...sortQuery(sort),
          page,
          limit,
          ...(categoryId && { categoryId }),
          ...(brandId && { brandId }),
          ...(minPrice > 0 && { minPrice }),
          ...(Number.isFinite(maxPrice) && { maxPrice }),
        })
        const { asked, total } = found
        const left = Math.min(limit, Math.max(0, total - (page - 1) * limit))
        const held = found.products.length
        must(held === left, `${asked} holds ${held} products, and with a total of ${total} it should hold ${left}.`)
        const mustBe = (passes: (candidate: Product) => boolean, what: string) =>
          mustAll(found.products, passes, asked, what)
        mustBe((candidate) => !categoryId || candidate.categoryId === categoryId, 'which is of another category')
        mustBe(({ brand }) => !brandId || brand === product.brand, 'which is of another brand')
        mustBe((candidate) => Number(candidate.price) >= minPrice, 'which costs less')
        mustBe((candidate) => Number(candidate.price) <= maxPrice, 'which costs more')
        mustBeSorted(found.products, sort, asked)
      })
    },
  },
  {
    says: 'answers whatever stands in the query',
    after: [LISTING],
    async run(backend) {
      const values = fc.string({ unit: 'grapheme', maxLength: 20 })
      const names = ['page', 'limit', 'sortBy', 'sortOrder', 'categoryId', 'brandId', 'search', 'minPrice', 'maxPrice']
      await forAll(backend, fc.dictionary(fc.constantFrom(...names), values), async (query) => {
        await listing(backend, query)
      })
    },
  },
])

const productChecks = about('GET /api/products/{id}', [
  {
    says: 'refuses any id that it did not hand out',
    after: ['GET /api/products/{id}'],
    async run(backend) {
      // A slash is a proxy's business, and dots are taken for steps up the path.
      const ids = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).filter((id) => !/[/\\]|^\.+$/.test(id))
      await forAll(backend, ids, async (id) => {
        mustRefuse(await backend.ask(`/api/products/${encodeURIComponent(`zq-${id}`)}`), 404, 400)
      })
    },
  },
])

type Step = { kind: 'add' | 'update' | 'remove' | 'clear'; which: number; quantity: number }

const steps = fc.array(
  fc.record<Step>({
    kind: fc.constantFrom('add', 'add', 'update', 'remove', 'clear'),
    which: fc.nat(2),
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

const cartChecks = about('the cart as a whole', [
  {
    says: 'holds what any sequence of writes leaves',
    writes: true,
    after: [...CART_CALLS, 'the header x-cart-id'],
    async run(backend) {
      const ids = (await buyable(backend, 3)).map(({ id }) => id)
      await forAll(backend, steps, async (sequence) => {
        const cart = createCart(backend)
        const wanted: Contents = {}
        for (const { kind, which, quantity } of sequence) {
          const id = ids[which] ?? ''
          const held = wanted[id]
          if (kind === 'add') wanted[id] = (held ?? 0) + quantity
          if (kind === 'update' && held !== undefined) wanted[id] = quantity
          if (kind === 'remove') delete wanted[id]
          if (kind === 'clear') for (const each of ids) delete wanted[each]

          if (kind === 'add') mustSucceed(await cart.add(id, quantity))
          if (kind === 'update' && held !== undefined) mustSucceed(await cart.update(id, quantity))
          if (kind === 'remove' && held !== undefined) mustSucceed(await cart.remove(id))
          if (kind === 'clear') mustSucceed(await cart.clear())
        }
        const told = sequence.map(({ kind, which, quantity }) => `${kind} ${which} ${quantity}`).join(', ')
        await mustContain(cart, wanted, `After ${told || 'nothing'}`)
        const count = readCount(await cart.count())
        const sum = Object.values(wanted).reduce((total, quantity) => total + quantity, 0)
        must(count === sum, `After ${told}, GET /api/cart/count answers ${count}, not ${sum}.`)
      })
    },
  },
])

const bodyChecks = about('POST /api/cart/add', [
  {
    says: 'answers 400 for any body that is not a product and a quantity',
    writes: true,
    after: ['POST /api/cart/add'],
    async run(backend) {
      await forAll(backend, fc.json({ maxDepth: 2 }), async (body) => {
        const answer = await backend.ask('/api/cart/add', { method: 'POST', body })
        mustRefuse({ ...answer, asked: `POST /api/cart/add with the body ${body}` }, 400)
      })
    },
  },
])

export const generatedChecks = [...listingChecks, ...productChecks, ...bodyChecks, ...cartChecks]
