/** Readers of the reads' answers, and assertions about one answer. They throw like `assertions.ts`. */
import * as z from 'zod/mini'
import {
  BlogPost,
  BlogPostList,
  Brand,
  CartCount,
  CartItem,
  Category,
  Product,
  ProductList,
} from '#src/api/contract.ts'
import { parseDate } from '#src/lib/dates.ts'
import { parseAmount } from '#src/lib/money.ts'
import { assert, assertSuccess, parseJson, parseRows, parseValue } from './assertions.ts'
import { CheckWarned } from './check-errors.ts'
import type { ReadResponse } from './http-types.ts'

const ProductPage = z.object({ products: z.unknown(), total: ProductList.shape.total })
const PostPage = z.object({ posts: z.unknown(), total: BlogPostList.shape.total })

/** Price of a product that has none. One assertion reports it, and the others compare the rest of the product. */
export const NO_PRICE = '(no price)'

const withPrice = (row: unknown): unknown =>
  typeof row === 'object' && row !== null && (Reflect.get(row, 'price') ?? null) === null
    ? { ...row, price: NO_PRICE }
    : row

/** Returns a page of the listing. Every row must match the schema. `advice` is for a refusal. */
export function parseListing(response: ReadResponse, advice?: string): { products: Product[]; total: number } {
  const { products, total } = parseValue(parseJson(response, advice), ProductPage, response.request)
  const rows = Array.isArray(products) ? products.map(withPrice) : products
  return { products: parseRows(rows, Product, response.request), total }
}

export const parseProduct = (response: ReadResponse, advice?: string): Product =>
  parseValue(parseJson(response, advice), Product, response.request)

export const parseCategories = (response: ReadResponse): Category[] =>
  parseRows(parseJson(response), Category, response.request)

export const parseCategory = (response: ReadResponse, advice?: string): Category =>
  parseValue(parseJson(response, advice), Category, response.request)

export const parseBrands = (response: ReadResponse): Brand[] => parseRows(parseJson(response), Brand, response.request)

/** Returns a page of posts. Every row must match the schema. `advice` is for a refusal. */
export function parsePosts(response: ReadResponse, advice?: string): { posts: BlogPost[]; total: number } {
  const { posts, total } = parseValue(parseJson(response, advice), PostPage, response.request)
  return { posts: parseRows(posts, BlogPost, response.request), total }
}

export const parsePost = (response: ReadResponse, advice?: string): BlogPost =>
  parseValue(parseJson(response, advice), BlogPost, response.request)

export const parseLines = (response: ReadResponse): CartItem[] =>
  parseRows(parseJson(response), CartItem, response.request)

export const parseCount = (response: ReadResponse): number =>
  parseValue(parseJson(response), CartCount, response.request).count

/** Asserts that no two rows have the same id, or the same slug. */
export function assertUnique<Key extends 'id' | 'slug'>(rows: Record<Key, string>[], key: Key, request: string): void {
  const isUnique = new Set(rows.map((row) => row[key])).size === rows.length
  assert(isUnique, `${request} returned ${key === 'id' ? 'an id' : 'a slug'} twice.`)
}

/** Asserts a predicate for every product. `reason` describes the first one that fails it: "which costs less". */
export function assertEvery(
  products: Product[],
  predicate: (product: Product) => boolean,
  request: string,
  reason: string,
): void {
  const failing = products.find((product) => !predicate(product))
  assert(!failing, `${request} returned "${failing?.id}", ${reason}.`)
}

/** Asserts that every product has a price. `request` names the listing. */
export function assertPriced(products: Product[], request: string): void {
  const [first, ...others] = products.filter(({ price }) => price === NO_PRICE)
  const more = others.length > 0 ? `, and ${others.length} more have none` : ''
  assert(
    !first,
    `${request}: the price of "${first?.id}" is missing or null${more}.`,
    'Send text, and "" if there is no price, because the shop drops this product.',
  )
}

/**
 * Asserts that all products are of the category. `id` must be known, because a server may ignore an unknown one.
 */
export function assertInCategory(products: Product[], id: string, request: string): void {
  assertEvery(products, ({ categoryId }) => categoryId === id, request, 'which is in another category')
}

/** Asserts that every price is in the range. Prices that are no numbers are not compared. */
export function assertInRange(products: Product[], range: PriceRange, request: string): void {
  assertEvery(products, (product) => isInRange(product, range), request, 'whose price is outside the range')
}

type PriceRange = { minPrice?: number; maxPrice?: number }

const isInRange = ({ price }: Product, { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY }: PriceRange) => {
  const amount = parseAmount(price)
  return amount === null || (amount >= minPrice && amount <= maxPrice)
}

/** Asserts that a page of the listing has as many products as the total says. */
export function assertPageLength(
  { products, total }: { products: Product[]; total: number },
  { page, limit }: { page: number; limit: number },
  request: string,
): void {
  const expected = Math.min(limit, Math.max(0, total - (page - 1) * limit))
  assert(
    products.length === expected,
    `${request} returned ${products.length} products, but should return ${expected} of a total of ${total}.`,
  )
}

export function assertPostLimit(posts: BlogPost[], limit: number, request: string): void {
  assert(posts.length <= limit, `${request} returned ${posts.length} posts.`)
}

/** Returns the times of publication with the slugs: -∞ for a draft. Leaves out those that cannot be read. */
export const datesOf = (posts: BlogPost[]): { slug: string; date: number }[] =>
  posts.flatMap(({ slug, publishedAt }) => {
    const date = publishedAt?.trim() ? parseDate(publishedAt) : Number.NEGATIVE_INFINITY
    return date === null ? [] : [{ slug, date }]
  })

/** Asserts that the newest post comes first, and drafts without a date last. */
export function assertNewestFirst(posts: BlogPost[], request: string): void {
  const dated = datesOf(posts)
  const misplaced = dated.find(({ date }, index) => date < (dated[index + 1]?.date ?? Number.NEGATIVE_INFINITY))
  assert(!misplaced, `${request} returned "${misplaced?.slug}" before a newer post.`)
}

const NO_STORE_ADVICE = 'Send cache-control: no-store, because all carts have this URL.'

/** Asserts that the answer is a success that no cache may store. Throws `CheckWarned` if it does not say so. */
export function assertNotCached(response: ReadResponse): void {
  assertSuccess(response)
  const { request, headers } = response
  const cacheControl = headers.get('cache-control') ?? ''
  const received = `${request} returned ${cacheControl ? `cache-control: ${cacheControl}` : 'no cache-control'}`
  assert(!/public|s-maxage|max-age=[1-9]/.test(cacheControl), `${received}.`, NO_STORE_ADVICE)
  if (/no-store|no-cache|max-age=0/.test(cacheControl)) return
  // Browsers choose a lifetime for a response with a last-modified and without one of these directives.
  assert(!headers.has('last-modified'), `${received}, but last-modified.`, NO_STORE_ADVICE)
  throw new CheckWarned(`${received}.`, NO_STORE_ADVICE)
}
