/** Reads of the catalogue that several checks share. */
import * as z from 'zod/mini'
import { Brand, Category, Product, ProductList } from '#src/api/contract.ts'
import type { CallName } from '#src/api/operations.ts'
import type { Backend } from './backend.ts'
import { must, mustBeJson, mustFit, mustFitEach } from './expect.ts'
import { arranged, Blocked } from './outcomes.ts'

export const LISTING = 'GET /api/products' satisfies CallName

export type Query = Record<string, string | number>
export type Page = { products: Product[]; total: number; asked: string }

const Listing = z.object({ products: z.unknown(), total: ProductList.shape.total })

/** One page of a listing, every row of it in shape. */
export async function listing({ ask }: Backend, query: Query = {}): Promise<Page> {
  const params = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  const answer = await ask(`/api/products${params.size > 0 ? `?${params}` : ''}`)
  const { products, total } = mustFit(mustBeJson(answer), Listing, answer.asked)
  return { products: mustFitEach(products, Product, answer.asked), total, asked: answer.asked }
}

/** Up to so many pages of 24, one after another, until one is not full. */
export async function walk(backend: Backend, query: Query, pages = 3): Promise<Product[]> {
  const found: Product[] = []
  for (let page = 1; page <= pages; page += 1) {
    const { products } = await listing(backend, { ...query, page, limit: 24 })
    found.push(...products)
    if (products.length < 24) break
  }
  return found
}

export async function categories({ ask }: Backend): Promise<Category[]> {
  const answer = await ask('/api/categories')
  return mustFitEach(mustBeJson(answer), Category, answer.asked)
}

export async function brands({ ask }: Backend): Promise<Brand[]> {
  const answer = await ask('/api/brands')
  return mustFitEach(mustBeJson(answer), Brand, answer.asked)
}

/** Some products to check with; blocks a check where there are none. */
export async function someProducts(backend: Backend): Promise<[Product, ...Product[]]> {
  const { products } = await arranged(listing(backend))
  const [first, ...others] = products
  if (!first) throw new Blocked('the catalogue has no product to check with')
  return [first, ...others]
}

/** The first of a list that has products; blocks a check where none has. */
export function populated<T extends Pick<Category, 'productCount'>>(rows: T[]): T & { productCount: number } {
  const found = rows.find((row): row is T & { productCount: number } => (row.productCount ?? 0) > 0)
  if (!found) throw new Blocked('nothing has a productCount above 0 to check with')
  return found
}

/**
 * Whether so many products match, told by the last page alone: it holds what is
 * left of the count, and the page after it nothing.
 */
export async function mustCount(backend: Backend, query: Query, count: number, claim: string): Promise<void> {
  const limit = 24
  const last = Math.max(1, Math.ceil(count / limit))
  const left = count - (last - 1) * limit
  const end = await listing(backend, { ...query, page: last, limit })
  const beyond = await listing(backend, { ...query, page: last + 1, limit })
  const advice = 'Count every product that passes the filters, before the page is cut out.'
  must(
    end.products.length === left,
    `${claim} ${count}, so page ${last} should hold ${left}: ${end.asked} holds ${end.products.length}.`,
    advice,
  )
  must(
    beyond.products.length === 0,
    `${claim} ${count}, so page ${last + 1} should be empty: ${beyond.asked} holds ${beyond.products.length}.`,
    advice,
  )
}

const ids = (products: Product[]) => products.map(({ id }) => id).join('\n')

/** True for the same products in the same order. */
export const sameProducts = (left: Product[], right: Product[]) => ids(left) === ids(right)

/** Every product has to pass; the first that does not is named, and `what` says what is wrong with it. */
export function mustAll(products: Product[], passes: (product: Product) => boolean, asked: string, what: string): void {
  const stray = products.find((product) => !passes(product))
  must(!stray, `${asked} holds "${stray?.id}", ${what}.`)
}
