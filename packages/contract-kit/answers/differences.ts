/** Differences between the answers of a server and of the mock API to the same read. Their order is not compared. */
import type { Product } from '#src/api/contract.ts'
import type { ReadId } from '#src/api/operations.ts'
import type { Sort } from '#src/api/sorts.ts'
import { parseDate } from '#src/lib/dates.ts'
import { parseAmount } from '#src/lib/money.ts'
import { parseUrl } from '#src/lib/outbound.ts'
import {
  NO_PRICE,
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
import { isRefusal, shorten } from './assertions.ts'
import { CheckFailed } from './check-errors.ts'
import type { ReadResponse } from './http-types.ts'
import { isTie, sortOf } from './sorting.ts'
import { mayRefuse, type ReadCall } from './violations.ts'

type Row = { id: string }
type Content = {
  rows: readonly Row[]
  counts: Record<string, number>
  /** Absent if the page shows the whole list. */
  page?: { products: readonly Product[]; sort: Sort }
}

/** Return the content of an answer. Throw `CheckFailed` if it cannot be read. */
const CONTENT: Record<ReadId, (response: ReadResponse, params: URLSearchParams) => Content> = {
  products(response, params) {
    const { products, total } = parseListing(response)
    const sort = sortOf(params)
    const isPartialPage = sort && products.length < total
    return { rows: products, counts: { total }, ...(isPartialPage && { page: { products, sort } }) }
  },
  product: (response) => ({ rows: [parseProduct(response)], counts: {} }),
  // The list of categories has no descriptions, and lists of posts may leave the blocks out.
  categories: (response) => ({
    rows: parseCategories(response).map(({ description: _description, ...category }) => category),
    counts: {},
  }),
  category: (response) => ({ rows: [parseCategory(response)], counts: {} }),
  brands: (response) => ({ rows: parseBrands(response), counts: {} }),
  blog(response) {
    const { posts, total } = parsePosts(response)
    return { rows: posts.map(({ blocks: _blocks, ...post }) => post), counts: { total } }
  },
  post: (response) => ({ rows: [parsePost(response)], counts: {} }),
  cart: (response) => ({
    rows: parseLines(response).map(({ product, quantity }) => Object.assign({ quantity }, product)),
    counts: {},
  }),
  count: (response) => ({ rows: [], counts: { count: parseCount(response) } }),
}

/**
 * Returns one text per difference: status, missing and additional ids, counts, and each field once with an example.
 * Returns nothing about an answer of the server that cannot be read, because that is a violation. `page` is the address
 * of the shop's page, against which browsers resolve relative addresses.
 */
export function differencesOf(
  { id, params }: ReadCall,
  server: ReadResponse,
  mock: ReadResponse,
  page: string,
): string[] {
  if (mayRefuse(id) && (isRefusal(server.status) || isRefusal(mock.status))) {
    const isSame = isRefusal(server.status) && isRefusal(mock.status)
    return isSame ? [] : [`${server.request} returned ${server.status}, and ${mock.status} in the mock API.`]
  }
  const served = read(() => CONTENT[id](server, params))
  const mocked = read(() => CONTENT[id](mock, params))
  if (served instanceof CheckFailed) return []
  if (mocked instanceof CheckFailed) return [`The mock API’s answer cannot be compared: ${mocked.message}`]
  return [
    ...differentIds(served, mocked),
    ...differentCounts(served.counts, mocked.counts),
    ...differentValues(served.rows, mocked.rows, page),
  ]
}

function read(parse: () => Content): Content | CheckFailed {
  try {
    return parse()
  } catch (error) {
    if (error instanceof CheckFailed) return error
    throw error
  }
}

function differentIds(served: Content, mocked: Content): string[] {
  const tiedIds = tiesAtEdges(served, mocked)
  const missing = withoutRows(mocked.rows, served.rows).filter(({ id }) => !tiedIds.has(id))
  const additional = withoutRows(served.rows, mocked.rows).filter(({ id }) => !tiedIds.has(id))
  return [
    ...(missing.length > 0 ? [`Only the mock API has ${listIds(missing)}.`] : []),
    ...(additional.length > 0 ? [`Only the server has ${listIds(additional)}.`] : []),
  ]
}

function withoutRows<R extends Row>(rows: readonly R[], others: readonly Row[]): R[] {
  const ids = new Set(others.map(({ id }) => id))
  return rows.filter(({ id }) => !ids.has(id))
}

/**
 * Returns the ids of products that may be in one another's place, because the contract does not say which of them comes
 * first. They tie with the first or the last product of the page.
 */
function tiesAtEdges({ page: served, counts }: Content, { page: mocked, counts: { total } }: Content): Set<string> {
  if (!served || !mocked || counts.total !== total) return new Set()
  const { products, sort } = mocked
  const edges = [products.at(0), products.at(-1)].filter((product) => product !== undefined)
  const additional = withoutRows(served.products, products)
  const pairs = withoutRows(products, served.products)
    .filter((product) => edges.some((edge) => isTie(product, edge, sort)))
    .flatMap((product) => additional.filter((other) => isTie(product, other, sort)).map(({ id }) => [product.id, id]))
  return new Set(pairs.flat())
}

const LISTED = 5

function listIds(rows: readonly Row[]): string {
  const ids = rows.slice(0, LISTED).map(({ id }) => inQuotes(id))
  return ids.join(', ') + (rows.length > LISTED ? ` and ${rows.length - LISTED} more` : '')
}

const differentCounts = (served: Record<string, number>, mocked: Record<string, number>): string[] =>
  Object.entries(served).flatMap(([name, count]) =>
    count === mocked[name] ? [] : [`${name} is ${count}, and ${mocked[name]} in the mock API.`],
  )

/** Returns one text per field: "price of "p-1" is "12", and "13" in the mock API (and 23 more)." */
function differentValues(served: readonly Row[], mocked: readonly Row[], page: string): string[] {
  const mockedById = new Map(mocked.map((row) => [row.id, row]))
  const differenceByField = new Map<string, { example: string; count: number }>()
  for (const row of served) {
    const other = mockedById.get(row.id)
    if (!other) continue
    const [values, others] = [new Map(Object.entries(row)), new Map(Object.entries(other))]
    for (const field of new Set([...values.keys(), ...others.keys()])) {
      const [value, expected] = [values.get(field), others.get(field)]
      if (comparable(field, value, page) === comparable(field, expected, page)) continue
      const { example, count } = differenceByField.get(field) ?? {
        example: `${field} of ${inQuotes(row.id)} is ${shown(value)}, and ${shown(expected)} in the mock API`,
        count: 0,
      }
      differenceByField.set(field, { example, count: count + 1 })
    }
  }
  return [...differenceByField.values()].map(
    ({ example, count }) => `${example}${count > 1 ? ` (and ${count - 1} more)` : ''}.`,
  )
}

const DECIMALS = new Set(['price', 'originalPrice', 'rating'])
const DATES = new Set(['createdAt', 'publishedAt'])
const ADDRESSES = new Set(['images', 'affiliateUrl', 'featuredImage', 'src', 'poster', 'embedUrl', 'ctaUrl'])

/** Returns a text that is the same for values that mean the same, such as "12" and "12.00". */
const comparable = (field: string, value: unknown, page: string): string =>
  JSON.stringify({ [field]: value }, (key, each: unknown) => {
    if (Array.isArray(each)) return each.map((item) => normalize(key, item, page))
    return normalize(key, each, page)
  })

/** Returns a decimal as a number, a date as its time, an address as a whole one, and nothing for empty text and null. */
function normalize(field: string, value: unknown, page: string): unknown {
  if (isAbsent(value)) return undefined
  if (typeof value !== 'string') return value
  if (DECIMALS.has(field)) return parseAmount(value) ?? value
  if (DATES.has(field)) return parseDate(value) ?? value
  if (ADDRESSES.has(field)) return parseUrl(value, page)?.href ?? value
  return value
}

const inQuotes = (text: string) => `"${shorten(text)}"`

const isAbsent = (value: unknown) => value === undefined || value === null || value === '' || value === NO_PRICE

const shown = (value: unknown): string => {
  if (isAbsent(value) && value !== '') return 'absent'
  return typeof value === 'string' ? inQuotes(value) : shorten(JSON.stringify(value))
}
