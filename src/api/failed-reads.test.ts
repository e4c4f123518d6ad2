/** Every read of spec §7 by every way its answer can fail: what the client returns to whoever asked. */
import type * as z from 'zod/mini'
import { brands } from '#fixtures/brands.ts'
import { categories } from '#fixtures/categories.ts'
import { posts } from '#fixtures/posts.ts'
import { studioLaptop } from '#fixtures/products.ts'
import { answerAfterAMinute, deferTwoCalls, mockFetch, NONSENSE, REFUSALS } from '#src/testing/bad-answers.ts'
import { takeWarnings } from '#src/testing/setup.ts'
import * as contract from './contract.ts'
import { createQueryClient, readOptions } from './query-client.ts'

type Read = {
  options: Pick<ReturnType<typeof readOptions>, 'queryKey' | 'queryFn'>
  path: string
  schema: z.ZodMiniType
  good: object
  /** Another good answer. */
  other: object
  /** What is said of an empty object in its place. */
  lacks: string
  /** What a row of it is called, where it is a list of rows. */
  row?: string
}

const listOf = (row: string) => ({ other: [], lacks: 'answer: expected array', row })
const category = { ...categories[0], productCount: 3 }
const brand = { ...brands[0], productCount: 3 }
const [post] = posts
const product = {
  schema: contract.Product,
  good: studioLaptop,
  other: { ...studioLaptop, title: 'Other' },
  lacks: 'id: expected string',
}
const listing = {
  schema: contract.ProductList,
  good: { products: [studioLaptop], total: 1 },
  other: { products: [], total: 0 },
  lacks: 'products: expected array',
}

const READS: Record<string, Read> = {
  'the cart': {
    options: readOptions('cart', {}),
    path: '/api/cart',
    schema: contract.Cart,
    good: [{ product: studioLaptop, quantity: 2 }],
    ...listOf('cart line'),
  },
  'the count': {
    options: readOptions('count', {}),
    path: '/api/cart/count',
    schema: contract.CartCount,
    good: { count: 2 },
    other: { count: 9 },
    lacks: 'count: expected number',
  },
  categories: {
    options: readOptions('categories', {}),
    path: '/api/categories',
    schema: contract.CategoryList,
    good: [category],
    ...listOf('category'),
  },
  brands: {
    options: readOptions('brands', {}),
    path: '/api/brands',
    schema: contract.BrandList,
    good: [brand],
    ...listOf('brand'),
  },
  'a category': {
    options: readOptions('category', { slug: 'laptops' }),
    path: '/api/categories/laptops',
    schema: contract.Category,
    good: category,
    other: { ...category, name: 'Other' },
    lacks: 'id: expected string',
  },
  'the listing': {
    options: readOptions('products', { page: 1, limit: 24 }),
    path: '/api/products?page=1&limit=24',
    ...listing,
  },
  'a product': { options: readOptions('product', { id: 'studio' }), path: '/api/products/studio', ...product },
  'related products': {
    options: readOptions('products', { categoryId: 'cat-laptops', limit: 4 }),
    path: '/api/products?categoryId=cat-laptops&limit=4',
    ...listing,
  },
  'the blog': {
    options: readOptions('blog', { page: 1, limit: 10 }),
    path: '/api/blog?page=1&limit=10',
    schema: contract.BlogPostList,
    good: { posts: [post], total: 1 },
    other: { posts: [], total: 0 },
    lacks: 'posts: expected array',
  },
  'a post': {
    options: readOptions('post', { slug: 'a-post' }),
    path: '/api/blog/a-post',
    schema: contract.BlogPost,
    good: { ...post },
    other: { ...post, title: 'Other' },
    lacks: 'id: expected string',
  },
  'a product of a showcase': {
    options: readOptions('product', { id: 'shown' }),
    path: '/api/products/shown',
    ...product,
  },
}

/** What is said of each, behind "The answer of {path}". */
const complaints = ({ good, lacks, row }: Read): Record<keyof typeof NONSENSE, string> => ({
  empty: 'is not JSON',
  HTML: 'is not JSON',
  'cut off': 'is not JSON',
  'half of its text': 'is not JSON',
  null: `has the wrong shape: answer: expected ${Array.isArray(good) ? 'array' : 'object'}`,
  'a list of nulls': `has the wrong shape: ${row === undefined ? 'answer' : '0'}: expected object`,
  'of another shape': `has the wrong shape: ${lacks}`,
})

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

afterEach(() => vi.useRealTimers())

describe.each(Object.entries(READS))('reading %s', (_name, reading) => {
  const { options, path, schema, good, other, row } = reading
  const ask = () => createQueryClient().query(options)

  test.each(REFUSALS)('%s fails with status and text, and is not tried again', async (_what, answer, message) => {
    const fetched = mockFetch(answer)
    expect(await ask().catch(messageOf)).toBe(message)
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  test.each(Object.entries(complaints(reading)))('an answer that is %s is a failed load', async (what, complaint) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `complaints` has the keys of `NONSENSE`.
    mockFetch(NONSENSE[what as keyof typeof NONSENSE])
    expect(await ask().catch(messageOf)).toBe(`The answer of ${path} ${complaint}`)
    const dropped = what === 'a list of nulls' && row !== undefined ? [0, 1] : []
    expect(takeWarnings()).toEqual(dropped.map((n) => `Dropped ${row} ${n} of the answer: answer: expected object`))
  })

  test('its answer is waited for, for 60 seconds too', async () => {
    expect(await answerAfterAMinute(() => Response.json(good), ask)).toEqual(schema.parse(good))
  })

  test('an answer that comes after a newer one changes nothing', async () => {
    const { older, newer, isAsked } = deferTwoCalls()
    const client = createQueryClient()
    const first = client.query(options).catch(messageOf)
    await isAsked(1)
    await client.cancelQueries({ queryKey: options.queryKey })
    const second = client.query(options)
    await isAsked(2)
    newer.open(Response.json(good))
    await second
    older.open(Response.json(other))
    expect(await first).toBe('CancelledError')
    // By then the older answer has been read as well.
    await new Promise((resolve) => setTimeout(resolve))
    expect(client.getQueryData(options.queryKey)).toEqual(schema.parse(good))
  })
})
