/** The reads of a run. They are the requests of the shop's pages, so that a page can show each answer. */

import type { ProductQuery } from '#src/api/contract.ts'
import { keyOf, type ReadId } from '#src/api/operations.ts'
import { SORTS } from '#src/api/sorts.ts'
import { PRICE_RANGES } from '#src/features/listing/filters/price-ranges.ts'
import { mostDifficult } from '../contract-kit/sample.ts'
import { type Answer, jsonOf, type Row, rowsOf } from './answers.ts'

export type Read = Pick<Answer, 'step' | 'path'> & { id: ReadId }

const PAGE_SIZE = 24
const PRODUCTS = 10
const OTHER_ROWS = 3
const BEYOND = 100_000
/** No title contains it, and it is no typing error of a word. */
const NO_WORD = 'qzxjqzxj'

/** Returns the path of a listing as the shop requests it. */
export function listingPath(query: ProductQuery = {}): string {
  const [path = ''] = keyOf('products', { page: 1, limit: PAGE_SIZE, sortBy: 'createdAt', sortOrder: 'desc', ...query })
  return path
}

const blogPath = (page: number) => keyOf('blog', { page, limit: 10 })[0] ?? ''
const pathTo = (id: 'product' | 'category' | 'post', value: string) =>
  ({ product: '/api/products/', category: '/api/categories/', post: '/api/blog/' })[id] + encodeURIComponent(value)

/** Reads that need no row of the server. */
export const FIRST_READS: Read[] = [
  { step: 'products', id: 'products', path: listingPath() },
  { step: 'categories', id: 'categories', path: '/api/categories' },
  { step: 'brands', id: 'brands', path: '/api/brands' },
  { step: 'posts', id: 'blog', path: blogPath(1) },
]

const textOf = (row: Row | undefined, field: string): string => {
  const value = row?.[field]
  return typeof value === 'string' ? value : ''
}

const texts = (rows: Row[], field: string): string[] => rows.flatMap((row) => textOf(row, field) || [])

/** Returns the other reads, with ids and values from the answers to the first ones. */
export function readsFrom(answers: readonly Answer[]): Read[] {
  const of = (step: string) => answers.find((answer) => answer.step === step)
  const [products, categories, brands, posts] = FIRST_READS.map(({ step }) => rowsOf(of(step)))
  if (!products || !categories || !brands || !posts) return []
  const withProducts = (rows: Row[]) => textOf(rows.find(({ productCount }) => productCount !== 0) ?? rows[0], 'id')
  return [
    ...listings({
      total: Number(Object(jsonOf(of('products'))).total),
      categoryId: withProducts(categories),
      brandId: withProducts(brands),
      word: longestWord(textOf(products[0], 'title')),
    }),
    ...mostDifficult(texts(products, 'id'), (id) => id)
      .slice(0, PRODUCTS)
      .map((id, index): Read => ({ step: `product ${index + 1}`, id: 'product', path: pathTo('product', id) })),
    ...texts(categories, 'slug')
      .slice(0, OTHER_ROWS)
      .map((slug, index): Read => ({ step: `category ${index + 1}`, id: 'category', path: pathTo('category', slug) })),
    ...texts(posts, 'slug')
      .slice(0, OTHER_ROWS)
      .map((slug, index): Read => ({ step: `post ${index + 1}`, id: 'post', path: pathTo('post', slug) })),
    { step: 'posts beyond the last page', id: 'blog', path: blogPath(BEYOND) },
    { step: 'an unknown product', id: 'product', path: pathTo('product', 'no-such-product') },
    { step: 'an unknown category', id: 'category', path: pathTo('category', 'no-such-category') },
    { step: 'an unknown post', id: 'post', path: pathTo('post', 'no-such-post') },
  ]
}

const longestWord = (title: string): string =>
  title
    .split(/\s+/)
    .filter((word) => /^[\p{L}\p{N}]+$/u.test(word))
    .toSorted((a, b) => b.length - a.length)[0] ?? ''

type Values = { total: number; categoryId: string; brandId: string; word: string }

function listings({ total, categoryId, brandId, word }: Values): Read[] {
  const last = Math.ceil(total / PAGE_SIZE)
  const read = (step: string, query: ProductQuery): Read => ({ step, id: 'products', path: listingPath(query) })
  return [
    ...SORTS.slice(1).map((sort) => {
      const [sortBy, sortOrder] = sort.split('-')
      return read(`products by ${sort}`, { sortBy, sortOrder })
    }),
    read('products, page 2', { page: 2 }),
    ...(last > 2 ? [read('products, last page', { page: last })] : []),
    read('products beyond the last page', { page: BEYOND }),
    ...PRICE_RANGES.map(({ id, min, max }) => read(`products for ${id}`, { minPrice: min, maxPrice: max })),
    ...(categoryId ? [read('products of a category', { categoryId })] : []),
    ...(brandId ? [read('products of a brand', { brandId })] : []),
    ...(categoryId && brandId ? [read('products of a category and a brand', { categoryId, brandId })] : []),
    ...(word ? [read('search for a word of a title', { search: word })] : []),
    read('search without matches', { search: NO_WORD }),
    { step: 'products without parameters', id: 'products', path: '/api/products' },
    { step: 'products with an invalid page', id: 'products', path: '/api/products?page=0' },
  ]
}
