/** Violations of the contract in one answer of a server, in the words of `npm run contract`. */
import { OPERATIONS, type Operation, type ReadId } from '#src/api/operations.ts'
import {
  assertInCategory,
  assertInRange,
  assertNewestFirst,
  assertNotCached,
  assertPageLength,
  assertPostLimit,
  assertPriced,
  assertUnique,
  parseBrands,
  parseCategories,
  parseCategory,
  parseCount,
  parseLines,
  parseListing,
  parsePost,
  parsePosts,
  parseProduct,
} from './answers.ts'
import { isRefusal } from './assertions.ts'
import { CheckFailed, CheckWarned } from './check-errors.ts'
import type { ReadResponse } from './http-types.ts'
import { assertSorted, sortOf } from './sorting.ts'

/** A read, with the parameters of its URL's query. */
export type ReadCall = { id: ReadId; params: URLSearchParams }

type Assertion = () => void

/** Return the assertions about an answer. Throw if it cannot be read at all. */
const ASSERTIONS: Record<ReadId, (response: ReadResponse, params: URLSearchParams) => Assertion[]> = {
  products: assertionsOfListing,
  product: (response) => [() => parseProduct(response)],
  categories(response) {
    const rows = parseCategories(response)
    return [() => assertUnique(rows, 'id', response.request), () => assertUnique(rows, 'slug', response.request)]
  },
  category: (response) => [() => parseCategory(response)],
  brands(response) {
    const rows = parseBrands(response)
    return [() => assertUnique(rows, 'id', response.request), () => assertUnique(rows, 'slug', response.request)]
  },
  blog(response, params) {
    const { request } = response
    const { posts } = parsePosts(response)
    return [
      () => assertPostLimit(posts, wholeNumber(params, 'limit') ?? 10, request),
      () => assertUnique(posts, 'slug', request),
      () => assertNewestFirst(posts, request),
    ]
  },
  post: (response) => [() => parsePost(response)],
  cart: (response) => [() => parseLines(response), () => assertNotCached(response)],
  count: (response) => [() => parseCount(response)],
}

/** The largest limit that a server must accept. */
const MAX_LIMIT = 60

/** Leaves out assertions about parameters with invalid values, which a server may replace in more than one way. */
function assertionsOfListing(response: ReadResponse, params: URLSearchParams): Assertion[] {
  const { request } = response
  const page = parseListing(response)
  const { products } = page
  const assertions = [
    () => assertUnique(products, 'id', request),
    () => assertPriced(products, request),
    () =>
      assertInRange(
        products,
        { minPrice: wholeNumber(params, 'minPrice'), maxPrice: wholeNumber(params, 'maxPrice') },
        request,
      ),
  ]
  const position = { page: pageNumber(params, 'page', 1), limit: pageNumber(params, 'limit', 24) }
  if (position.page > 0 && position.limit > 0 && position.limit <= MAX_LIMIT) {
    assertions.push(() => assertPageLength(page, position, request))
  }
  const sort = sortOf(params)
  if (sort) assertions.push(() => assertSorted(products, sort, request))
  const category = params.get('categoryId')
  const isKnown = products.some(({ categoryId }) => categoryId === category)
  if (category !== null && isKnown) assertions.push(() => assertInCategory(products, category, request))
  return assertions
}

function wholeNumber(params: URLSearchParams, name: string): number | undefined {
  const text = params.get(name) ?? ''
  return /^\d{1,12}$/.test(text) ? Number(text) : undefined
}

/** Returns 0 for an invalid value. */
const pageNumber = (params: URLSearchParams, name: string, otherwise: number): number =>
  params.has(name) ? (wholeNumber(params, name) ?? 0) : otherwise

/** Returns whether a server may refuse the read, because it has no such product, category or post. */
export function mayRefuse(id: ReadId): boolean {
  const { errors }: Operation = OPERATIONS[id]
  return errors?.includes(404) ?? false
}

/** Returns one text per violation, with advice how to fix it. Includes warnings about caching. */
export function violationsOf({ id, params }: ReadCall, response: ReadResponse): string[] {
  if (mayRefuse(id) && isRefusal(response.status)) return []
  const found = new Set<string>()
  const run = (assertion: Assertion) => {
    try {
      assertion()
    } catch (error) {
      if (!(error instanceof CheckFailed || error instanceof CheckWarned)) throw error
      found.add(`${error.message} ${error.advice}`.trim())
    }
  }
  run(() => ASSERTIONS[id](response, params).forEach(run))
  return [...found]
}
