/** GET /api/products: category, brand, price bounds, search, and invalid values. */

import type { Product } from '#src/api/contract.ts'
import { parseAmount } from '#src/lib/money.ts'
import { assertEvery, assertInCategory, assertInRange } from '../answers/answers.ts'
import { assert, assertSuccess, formatCount } from '../answers/assertions.ts'
import type { Backend } from '../backend.ts'
import {
  fetchBrands,
  fetchCategories,
  fetchListing,
  fetchPages,
  firstProducts,
  firstWithProducts,
  INVALID_VALUE_ADVICE,
  LISTING,
  type Query,
  sameProducts,
  searchParams,
} from '../catalogue.ts'
import { assertCompared, NotChecked, precondition } from '../not-checked.ts'
import { checksOf } from '../run-checks.ts'
import { sampleProducts } from '../sample.ts'

type Priced = { product: Product; amount: number }

/** Returns the cheapest, the median and the dearest product of the first page. Ends the check if none has a price. */
async function pricedProducts(backend: Backend): Promise<{ cheapest: Priced; median: Priced; dearest: Priced }> {
  const priced = (await firstProducts(backend))
    .flatMap((product): Priced[] => {
      const amount = parseAmount(product.price)
      return amount === null ? [] : [{ product, amount }]
    })
    .toSorted((a, b) => a.amount - b.amount)
  const [cheapest, median, dearest] = [priced[0], priced[Math.floor(priced.length / 2)], priced.at(-1)]
  if (!cheapest || !median || !dearest) throw new NotChecked('no product of the first page has a price')
  return { cheapest, median, dearest }
}

/** Asserts that the first 20 pages of a query contain the product. `reason` follows its id: "which costs 99". */
async function assertFound(backend: Backend, product: Product, query: Query, reason: string, advice?: string) {
  const found = await fetchPages(backend, query, { pages: 20 })
  assert(
    found.some(({ id }) => id === product.id),
    `${LISTING}?${searchParams(query)} did not return "${product.id}", ${reason}.`,
    advice,
  )
}

const wordsOf = (title: string) => title.split(/\s+/).filter(Boolean)

/** Returns the texts of a product in which a server may search. */
const textOf = (product: Product) => JSON.stringify({ ...product, images: [], affiliateUrl: null })

const WORDS_ADVICE = 'Search for each word on its own: a title must contain every word, in any order.'

/** Number of products that are searched for by their title. */
const SEARCHED = 3

const NON_ASCII_ADVICE =
  'Compare letters such as “é” and “É” in any case too: SQLite and some collations do so only for ASCII.'

/** A letter that has two cases. */
const NON_ASCII_LETTER = /(?!\p{ASCII})[\p{Lu}\p{Ll}]/u

/** Changes the case of letters. Leaves out those that do not change back, such as “ß” and “İ”. */
const changeCase = (text: string, change: (letter: string) => string) =>
  Array.from(text, (letter) => {
    const changed = change(letter)
    const isReversible = [changed.toLowerCase(), changed.toUpperCase()].includes(letter)
    return isReversible ? changed : letter
  }).join('')

/** Asserts that a search finds each product by its title as it is, in capitals and in small letters. */
async function assertSearchable(backend: Backend, products: Product[], advice?: string): Promise<void> {
  for (const product of products) {
    const { title } = product
    const upper = changeCase(title, (letter) => letter.toUpperCase())
    const lower = changeCase(title, (letter) => letter.toLowerCase())
    for (const search of new Set([title, upper, lower])) {
      await assertFound(backend, product, { search }, `whose title is "${title}"`, advice)
    }
  }
}

export const filterChecks = checksOf(LISTING, [
  {
    title: 'filters by categoryId',
    async run(backend) {
      const { id } = firstWithProducts(await precondition(fetchCategories(backend)))
      const { products, total, request } = await fetchListing(backend, { categoryId: id })
      assert(products.length > 0, `${request} returned no products, and the category’s productCount is above 0.`)
      assertInCategory(products, id, request)
      assertCompared(total < (await fetchListing(backend)).total, `every product is in the category ${id}`)
    },
  },
  {
    title: 'returns at most four products of a category for limit=4 (related products)',
    async run(backend) {
      const { id } = firstWithProducts(await precondition(fetchCategories(backend)))
      const { products, total, request } = await fetchListing(backend, { categoryId: id, limit: 4 })
      assert(products.length <= 4, `${request} returned ${products.length} products.`)
      assertCompared(total > 4, `the category ${id} has no more than 4 products`)
    },
  },
  {
    title: 'filters by brandId; the products have the brand’s name',
    async run(backend) {
      const { id, name } = firstWithProducts(await precondition(fetchBrands(backend)))
      const { products, total, request } = await fetchListing(backend, { brandId: id })
      assert(products.length > 0, `${request} returned no products, and the brand’s productCount is above 0.`)
      assertEvery(products, ({ brand }) => brand === name, request, `whose brand is not "${name}"`)
      assertCompared(total < (await fetchListing(backend)).total, `every product is of the brand ${name}`)
    },
  },
  {
    title: 'filters by minPrice and maxPrice',
    async run(backend) {
      const { cheapest, median, dearest } = await pricedProducts(backend)
      const [minPrice, maxPrice] = [Math.floor(median.amount), Math.ceil(median.amount)]
      const { products, request } = await fetchListing(backend, { minPrice, maxPrice })
      assertInRange(products, { minPrice, maxPrice }, request)
      await assertFound(backend, median.product, { minPrice, maxPrice }, `which costs ${median.product.price}`)
      assertCompared(
        cheapest.amount < minPrice || dearest.amount > maxPrice,
        'all prices of the first page are the same',
      )
    },
  },
  {
    title: 'includes products at minPrice and at maxPrice',
    async run(backend) {
      const product = (await sampleProducts(backend)).find(({ price }) => Number.isInteger(parseAmount(price)))
      assertCompared(product !== undefined, 'no price is a whole number, as the bounds are')
      const amount = parseAmount(product.price) ?? 0
      const bounds = { minPrice: amount, maxPrice: amount }
      await assertFound(backend, product, bounds, `which costs ${product.price}`, 'Both bounds are inclusive.')
    },
  },
  {
    title: 'accepts minPrice without maxPrice, and the reverse',
    async run(backend) {
      const { cheapest, dearest } = await pricedProducts(backend)
      const [minPrice, maxPrice] = [Math.floor(dearest.amount), Math.ceil(cheapest.amount)]
      const bounds: [{ minPrice?: number; maxPrice?: number }, Product][] = [
        [{ minPrice }, dearest.product],
        [{ maxPrice }, cheapest.product],
      ]
      for (const [bound, product] of bounds) {
        const { products, request } = await fetchListing(backend, bound)
        assertInRange(products, bound, request)
        const category: Query = product.categoryId ? { categoryId: product.categoryId } : {}
        await assertFound(backend, product, { ...bound, ...category }, `which costs ${product.price}`)
      }
      assertCompared(
        cheapest.amount < minPrice && dearest.amount > maxPrice,
        'all prices of the first page are the same',
      )
    },
  },
  {
    title: 'finds products by their titles, ignoring case',
    async run(backend) {
      const products = (await sampleProducts(backend)).filter(({ title }) => !NON_ASCII_LETTER.test(title))
      assertCompared(products.length > 0, 'every title has a letter such as “é” or “Ü”')
      await assertSearchable(backend, products.slice(0, SEARCHED))
    },
  },
  {
    title: 'finds products by titles with non-ASCII letters, ignoring case',
    async run(backend) {
      const products = (await sampleProducts(backend)).filter(({ title }) => NON_ASCII_LETTER.test(title))
      assertCompared(products.length > 0, 'no title has a letter such as “é” or “Ü”')
      await assertSearchable(backend, products.slice(0, SEARCHED), NON_ASCII_ADVICE)
    },
  },
  {
    title: 'finds products by the words of a title in another order',
    async run(backend) {
      const products = (await sampleProducts(backend)).filter(({ title }) => new Set(wordsOf(title)).size > 1)
      assertCompared(products.length > 0, 'no title has two words')
      for (const product of products.slice(0, SEARCHED)) {
        const search = wordsOf(product.title).toReversed().join(' ')
        await assertFound(backend, product, { search }, `whose title is "${product.title}"`, WORDS_ADVICE)
      }
    },
  },
  {
    title: 'returns no products for a search without matches',
    async run(backend) {
      const { products, total, request } = await fetchListing(backend, { search: 'zqxjv kwzpfq' })
      assert(products.length === 0, `${request} returned ${formatCount(products.length, 'product')} (total ${total}).`)
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
    title: 'searches for % and _ as text',
    async run(backend) {
      const all = await fetchListing(backend)
      for (const search of ['%', '_']) {
        const { products, total, request } = await fetchListing(backend, { search })
        const other = products.find((product) => !textOf(product).includes(search))
        assert(
          !other || total < all.total,
          `${request} returned all products, also "${other?.id}", which has no "${search}".`,
          'Escape % and _ in the pattern of LIKE, where they stand for any characters.',
        )
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
        const { products, request } = await fetchListing(backend, { [name]: value }, INVALID_VALUE_ADVICE)
        assert(
          sameProducts(products, expected.products),
          `${request} returned other products than without ${name}.`,
          INVALID_VALUE_ADVICE,
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
