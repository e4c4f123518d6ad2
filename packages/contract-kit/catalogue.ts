/** Catalogue helpers that several checks share. */

import type { Brand, Category, Product } from '#src/api/contract.ts'
import type { CallName } from '#src/api/operations.ts'
import { parseBrands, parseCategories, parseListing } from './answers/answers.ts'
import { assert } from './answers/assertions.ts'
import type { Backend } from './backend.ts'
import { NotChecked, precondition } from './not-checked.ts'

export const LISTING = 'GET /api/products' satisfies CallName

export type Query = Record<string, string | number>
export type Page = { products: Product[]; total: number; request: string }

export const searchParams = (query: Query) =>
  new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))

/** Fetches one page of the listing. Every row must match the schema. `advice` is for a refusal. */
export async function fetchListing({ send, baseUrl }: Backend, query: Query = {}, advice?: string): Promise<Page> {
  const params = searchParams(query)
  const response = await send(`/api/products${params.size > 0 ? `?${params}` : ''}`)
  const { request, status } = response
  return { ...parseListing(response, advice ?? adviceForRefusal(status, baseUrl, query)), request }
}

function adviceForRefusal(status: number, baseUrl: string, query: Query): string | undefined {
  if (Number(query.page) > 1) return 'Send an empty list and the total, because visitors edit and share links.'
  if (status !== 404 || Object.keys(query).length > 0) return undefined
  return `The whole URL is ${baseUrl}/api/products. Is /api missing from your paths, or given twice, there and in --url?`
}

/** For values that no control of the shop sends, but an edited link may contain. */
export const INVALID_VALUE_ADVICE = 'Use the default for an invalid value, because visitors share and edit links.'

type PagesOptions = {
  /** The largest number of pages. */
  pages?: number
  /** Called with each page before the next one is requested, so that a fault names the page that has it. */
  onPage?: (page: Page, previous?: Page) => void
}

/** Fetches pages of 24 products in order until a page is not full. */
export async function fetchPages(
  backend: Backend,
  query: Query,
  { pages = 3, onPage }: PagesOptions = {},
): Promise<Product[]> {
  const found: Page[] = []
  for (let page = 1; page <= pages; page += 1) {
    const next = await fetchListing(backend, { ...query, page, limit: 24 })
    onPage?.(next, found.at(-1))
    found.push(next)
    if (next.products.length < 24) break
  }
  return found.flatMap(({ products }) => products)
}

export async function fetchCategories({ send }: Backend): Promise<Category[]> {
  return parseCategories(await send('/api/categories'))
}

export async function fetchBrands({ send }: Backend): Promise<Brand[]> {
  return parseBrands(await send('/api/brands'))
}

/** Returns the first page of the listing. Ends the check if it is empty. */
export async function firstProducts(backend: Backend): Promise<[Product, ...Product[]]> {
  const { products } = await precondition(fetchListing(backend))
  const [first, ...others] = products
  if (!first) throw new NotChecked('the catalogue has no products')
  return [first, ...others]
}

/** Returns the first row with a productCount above 0. Ends the check if there is none. */
export function firstWithProducts<T extends Pick<Category, 'productCount'>>(rows: T[]): T & { productCount: number } {
  const found = rows.find((row): row is T & { productCount: number } => (row.productCount ?? 0) > 0)
  if (!found) throw new NotChecked('nothing has a productCount above 0')
  return found
}

/**
 * Asserts that `count` products match the query. Fetches only two pages: the last page must have the
 * remainder, and the page after it must be empty. `claim` begins the message: "The total is".
 */
export async function assertCount(backend: Backend, query: Query, count: number, claim: string): Promise<void> {
  const limit = 24
  const lastPage = Math.max(1, Math.ceil(count / limit))
  const remainder = count - (lastPage - 1) * limit
  const last = await fetchListing(backend, { ...query, page: lastPage, limit })
  const next = await fetchListing(backend, { ...query, page: lastPage + 1, limit })
  const advice = 'Count every product that passes the filters before you cut out the page.'
  assert(
    last.products.length === remainder,
    `${claim} ${count}, so page ${lastPage} should have ${remainder}: ${last.request} returned ${last.products.length}.`,
    advice,
  )
  assert(
    next.products.length === 0,
    `${claim} ${count}, so page ${lastPage + 1} should be empty: ${next.request} returned ${next.products.length}.`,
    advice,
  )
}

const ids = (products: Product[]) => products.map(({ id }) => id).join('\n')

/** Returns whether both lists have the same products in the same order. */
export const sameProducts = (left: Product[], right: Product[]) => ids(left) === ids(right)
