/**
 * Differences between two answers to the same read: of a server, and of the mock API or of the same server at another time.
 * Their order is not compared.
 */
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

/** A difference in words, with what stays the same while ids and values change. */
export type Difference = {
  kind: 'status' | 'missing' | 'additional' | 'count' | 'value' | 'unreadable'
  /** Name of the field or of the count. Empty for other kinds. */
  field: string
  text: string
}

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

/** Returns the texts of the differences between the answers of a server and of the mock API. */
export const differencesOf = (call: ReadCall, server: ReadResponse, mock: ReadResponse, page: string): string[] =>
  compareAnswers(call, server, mock, { name: 'the mock API', page }).map(({ text }) => text)

type Options = {
  /** Names the origin of the other answer in texts: "the mock API". */
  name: string
  /** Address of the shop's page, against which browsers resolve relative addresses. */
  page: string
}

/**
 * Returns the differences: status, missing and additional ids, counts, and each field once with an example. Returns
 * nothing about an answer of the server that cannot be read, because that is a violation.
 */
export function compareAnswers(
  { id, params }: ReadCall,
  server: ReadResponse,
  other: ReadResponse,
  { name, page }: Options,
): Difference[] {
  if (mayRefuse(id) && (isRefusal(server.status) || isRefusal(other.status))) {
    if (isRefusal(server.status) && isRefusal(other.status)) return []
    const text = `${server.request} returned ${server.status}, and ${other.status} in ${name}.`
    return [{ kind: 'status', field: '', text }]
  }
  const served = read(() => CONTENT[id](server, params))
  const compared = read(() => CONTENT[id](other, params))
  if (served instanceof CheckFailed) return []
  if (compared instanceof CheckFailed) {
    const text = `${name[0]?.toUpperCase()}${name.slice(1)}’s answer cannot be compared: ${compared.message}`
    return [{ kind: 'unreadable', field: '', text }]
  }
  return [
    ...differentIds(served, compared, name),
    ...differentCounts(served.counts, compared.counts, name),
    ...differentValues(served.rows, compared.rows, { name, page }),
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

function differentIds(served: Content, compared: Content, name: string): Difference[] {
  const tiedIds = tiesAtEdges(served, compared)
  const missing = withoutRows(compared.rows, served.rows).filter(({ id }) => !tiedIds.has(id))
  const additional = withoutRows(served.rows, compared.rows).filter(({ id }) => !tiedIds.has(id))
  const differences: Difference[] = [
    { kind: 'missing', field: '', text: `Only ${name} has ${listIds(missing)}.` },
    { kind: 'additional', field: '', text: `Only the server has ${listIds(additional)}.` },
  ]
  return differences.filter(({ kind }) => (kind === 'missing' ? missing : additional).length > 0)
}

function withoutRows<R extends Row>(rows: readonly R[], others: readonly Row[]): R[] {
  const ids = new Set(others.map(({ id }) => id))
  return rows.filter(({ id }) => !ids.has(id))
}

/**
 * Returns the ids of products that may be in one another's place, because the contract does not say which of them comes
 * first. They tie with the first or the last product of the page.
 */
function tiesAtEdges({ page: served, counts }: Content, { page: compared, counts: { total } }: Content): Set<string> {
  if (!served || !compared || counts.total !== total) return new Set()
  const { products, sort } = compared
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

const differentCounts = (
  served: Record<string, number>,
  compared: Record<string, number>,
  name: string,
): Difference[] =>
  Object.entries(served).flatMap(([field, count]) =>
    count === compared[field]
      ? []
      : [{ kind: 'count', field, text: `${field} is ${count}, and ${compared[field]} in ${name}.` }],
  )

/** Returns one difference per field: "price of "p-1" is "12", and "13" in the mock API (and 23 more)." */
function differentValues(served: readonly Row[], compared: readonly Row[], { name, page }: Options): Difference[] {
  const comparedById = new Map(compared.map((row) => [row.id, row]))
  const differenceByField = new Map<string, { example: string; count: number }>()
  for (const row of served) {
    const other = comparedById.get(row.id)
    if (!other) continue
    const [values, others] = [new Map(Object.entries(row)), new Map(Object.entries(other))]
    for (const field of new Set([...values.keys(), ...others.keys()])) {
      const [value, expected] = [values.get(field), others.get(field)]
      if (comparable(field, value, page) === comparable(field, expected, page)) continue
      const { example, count } = differenceByField.get(field) ?? {
        example: `${field} of ${inQuotes(row.id)} is ${shown(value)}, and ${shown(expected)} in ${name}`,
        count: 0,
      }
      differenceByField.set(field, { example, count: count + 1 })
    }
  }
  return Array.from(differenceByField, ([field, { example, count }]) => ({
    kind: 'value',
    field,
    text: `${example}${count > 1 ? ` (and ${count - 1} more)` : ''}.`,
  }))
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
