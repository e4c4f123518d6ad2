/** Catalogue helpers that several checks share. */
import * as z from 'zod/mini'
import { Brand, Category, Product, ProductList } from '#src/api/contract.ts'
import type { CallName } from '#src/api/operations.ts'
import { parseAmount } from '#src/lib/money.ts'
import { assert, parseJson, parseRows, parseValue } from './assertions.ts'
import type { Backend } from './backend.ts'
import { NotChecked, precondition } from './check-errors.ts'

export const LISTING = 'GET /api/products' satisfies CallName

export type Query = Record<string, string | number>
export type Page = { products: Product[]; total: number; request: string }

const ProductPage = z.object({ products: z.unknown(), total: ProductList.shape.total })

export const searchParams = (query: Query) =>
  new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))

/** Price of a product that has none. One check reports it, and the others compare the rest of the product. */
export const NO_PRICE = '(no price)'

const withPrice = (row: unknown): unknown =>
  typeof row === 'object' && row !== null && (Reflect.get(row, 'price') ?? null) === null
    ? { ...row, price: NO_PRICE }
    : row

/** Fetches one page of the listing. Every row must match the schema. `advice` is for a refusal. */
export async function fetchListing({ send, baseUrl }: Backend, query: Query = {}, advice?: string): Promise<Page> {
  const params = searchParams(query)
  const response = await send(`/api/products${params.size > 0 ? `?${params}` : ''}`)
  const { request, status } = response
  const answer = parseJson(response, advice ?? adviceForRefusal(status, baseUrl, query))
  const { products, total } = parseValue(answer, ProductPage, request)
  const rows = Array.isArray(products) ? products.map(withPrice) : products
  return { products: parseRows(rows, Product, request), total, request }
}

function adviceForRefusal(status: number, baseUrl: string, query: Query): string | undefined {
  if (Number(query.page) > 1) return 'Send an empty list and the total, because visitors edit and share links.'
  if (status !== 404 || Object.keys(query).length > 0) return undefined
  return `The whole URL is ${baseUrl}/api/products. Is /api missing from your paths, or given twice, there and in --url?`
}

/** For values that no control of the shop sends, but an edited link may contain. */
export const INVALID_VALUE_ADVICE = 'Use the default for an invalid value, because visitors share and edit links.'

/** Fetches pages of 24 products in order until a page is not full, but at most `pages` pages. */
export async function fetchPages(backend: Backend, query: Query, pages = 3): Promise<Product[]> {
  const found: Product[] = []
  for (let page = 1; page <= pages; page += 1) {
    const { products } = await fetchListing(backend, { ...query, page, limit: 24 })
    found.push(...products)
    if (products.length < 24) break
  }
  return found
}

export async function fetchCategories({ send }: Backend): Promise<Category[]> {
  const response = await send('/api/categories')
  return parseRows(parseJson(response), Category, response.request)
}

export async function fetchBrands({ send }: Backend): Promise<Brand[]> {
  const response = await send('/api/brands')
  return parseRows(parseJson(response), Brand, response.request)
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

/** Returns whether a price is in the range, or is no number, because such prices are not compared. */
export function isInRange(
  { price }: Product,
  { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY }: { minPrice?: number; maxPrice?: number },
): boolean {
  const amount = parseAmount(price)
  return amount === null || (amount >= minPrice && amount <= maxPrice)
}

const ids = (products: Product[]) => products.map(({ id }) => id).join('\n')

/** Returns whether both lists have the same products in the same order. */
export const sameProducts = (left: Product[], right: Product[]) => ids(left) === ids(right)

/** Asserts a predicate for every product. `problem` describes the first one that fails it: "which costs less". */
export function assertEvery(
  products: Product[],
  predicate: (product: Product) => boolean,
  request: string,
  problem: string,
): void {
  const failing = products.find((product) => !predicate(product))
  assert(!failing, `${request} returned "${failing?.id}", ${problem}.`)
}
