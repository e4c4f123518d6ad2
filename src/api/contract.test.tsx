import type * as z from 'zod/mini'
import { studioLaptop } from '#fixtures/products.ts'
import { takeWarnings } from '#src/testing/setup.ts'
import {
  BlogPost,
  BlogPostList,
  Brand,
  BrandList,
  Cart,
  CartCount,
  Category,
  CategoryList,
  describeIssue,
  Product,
  ProductList,
} from './contract.ts'

const category = { id: 'cat-laptops', slug: 'laptops', name: 'Laptops', productCount: 3 }
const brand = { ...category, id: 'brand-norrvane', slug: 'norrvane' }
const line = { product: studioLaptop, quantity: 2 }
const post = { id: 'post', slug: 'post', title: 'A post', tags: [], blocks: [] }
const products = (...rows: unknown[]) => ({ products: rows, total: rows.length })
const blog = (...rows: unknown[]) => ({ posts: rows, total: rows.length })

/** Returns the parsed data, or the description of the first issue. */
const parse = (schema: z.ZodMiniType, answer: unknown): unknown => {
  const parsed = schema.safeParse(answer)
  return parsed.success ? parsed.data : describeIssue(parsed.error)
}

const NOT_IN_PATHS = ['', '.', '..', '\uD800', 'lap\uDC00top', '\uDC00\uD800']

test.each(NOT_IN_PATHS)('a row with the id or slug %j, which no URL path can contain, is dropped', (broken) => {
  const wrongId = { ...studioLaptop, id: broken }
  expect(parse(ProductList, products(studioLaptop, wrongId))).toMatchObject({ products: [{ id: studioLaptop.id }] })
  expect(parse(Cart, [line, { product: wrongId, quantity: 1 }])).toHaveLength(1)
  expect(parse(CategoryList, [category, { ...category, id: broken }, { ...category, slug: broken }])).toHaveLength(1)
  expect(parse(BrandList, [brand, { ...brand, id: broken }])).toHaveLength(1)
  expect(parse(BlogPostList, blog(post, { ...post, id: broken }, { ...post, slug: broken }))).toMatchObject({
    posts: [{ slug: post.slug }],
  })
  expect(takeWarnings()).toEqual([
    'Dropped product 1 of the answer: id: cannot be part of a URL path',
    'Dropped cart line 1 of the answer: product.id: cannot be part of a URL path',
    'Dropped category 1 of the answer: id: cannot be part of a URL path',
    'Dropped category 2 of the answer: slug: cannot be part of a URL path',
    'Dropped brand 1 of the answer: id: cannot be part of a URL path',
    'Dropped post 1 of the answer: id: cannot be part of a URL path',
    'Dropped post 2 of the answer: slug: cannot be part of a URL path',
  ])
})

test.each(['a', '...', '.a', 'a b', 'a/b', '%2e', '☕', '💿', 'a\nb', ' '])('%j is a valid id', (id) => {
  expect(parse(Product, { ...studioLaptop, id })).toMatchObject({ id })
})

test.each([
  ['products', ProductList, products({ ...studioLaptop, title: 1 }, {}), 'products.0.title: expected string'],
  ['posts', BlogPostList, blog({ ...post, slug: '..' }, post.id), 'posts.0.slug: cannot be part of a URL path'],
  ['cart lines', Cart, [{ ...line, quantity: 0 }, null], '0.quantity: expected a whole number of at least 1'],
  ['categories', CategoryList, [{ ...category, name: null }], '0.name: expected string'],
  ['brands', BrandList, [null], '0: expected object'],
])('a list whose rows are all invalid fails and names the first invalid field: %s', (_rows, list, answer, why) => {
  expect(parse(list, answer)).toBe(why)
  expect(takeWarnings()[0]).toContain('Dropped')
})

test.each([
  [ProductList, products()],
  [BlogPostList, blog()],
  [Cart, []],
  [CategoryList, []],
  [BrandList, []],
])('an empty list is valid', (list, answer) => {
  expect(parse(list, answer)).toEqual(answer)
})

test('null is treated as missing for fields with a default', () => {
  const { id, title, price } = studioLaptop
  const defaults = { images: [], isBestSeller: false, isNewArrival: false, isFeatured: false, isAvailable: true }
  const nulls = Object.fromEntries(Object.keys(defaults).map((field) => [field, null]))
  for (const emptyFields of [{}, nulls])
    expect(parse(Product, { id, title, price, ...emptyFields })).toEqual({ id, title, price, ...defaults })

  const bare = { id: post.id, slug: post.slug, title: post.title }
  for (const emptyFields of [{}, { tags: null, blocks: null }]) {
    expect(parse(BlogPost, { ...bare, ...emptyFields })).toEqual(post)
  }
  const blocks = [
    { type: 'list', style: null, start: null, items: null },
    { type: 'video', controls: null, autoplay: null, src: null },
    { type: 'product-showcase', productIds: null },
  ]
  expect(parse(BlogPost, { ...post, blocks })).toEqual({
    ...post,
    blocks: [{ type: 'list', items: [] }, { type: 'video' }, { type: 'product-showcase', productIds: [] }],
  })
})

const deep = (depth: number) => {
  let nested: unknown = 'innermost'
  for (let level = 0; level < depth; level += 1) nested = [nested]
  return nested
}

test.each([
  ['missing', undefined],
  ['null', null],
  ['a string', 'blocks'],
  ['a number', 7],
  ['an object', { type: 'paragraph', content: 'x' }],
  ['empty', []],
  ['of unknown types only', [{ type: 'poll' }, {}, null]],
  ['a list nested 1,000 deep', [deep(1000)]],
])('a post whose blocks are %s has no blocks', (_what, blocks) => {
  expect(parse(BlogPost, { ...post, blocks })).toEqual({ ...post, blocks: [] })
})

test('a post may have 5,000 blocks', () => {
  const blocks = Array.from({ length: 5000 }, () => ({ type: 'paragraph', content: 'x' }))
  expect(parse(BlogPost, { ...post, blocks })).toEqual({ ...post, blocks })
})

/** JSON values that are not counts. */
const INVALID_COUNTS = ['-1', '1.5', '9007199254740992', '1e999', '"12"', 'true']

test.each([...INVALID_COUNTS, '0', 'null'])('a cart line with the quantity %s is dropped', (quantity) => {
  const answer: unknown = JSON.parse(
    `[{"quantity":${quantity}},{"quantity":1},{"quantity":9007199254740991}]`,
    (_field, value) => (typeof value === 'object' && 'quantity' in Object(value) ? { ...line, ...value } : value),
  )
  expect(parse(Cart, answer)).toMatchObject([{ quantity: 1 }, { quantity: Number.MAX_SAFE_INTEGER }])
  expect(takeWarnings()).toEqual([expect.stringContaining('Dropped cart line 0 of the answer: quantity: expected')])
})

test.each([...INVALID_COUNTS, 'null'])('a response with the total or count %s fails', (total) => {
  const wrong: unknown = JSON.parse(total)
  expect(parse(ProductList, { products: [], total: wrong })).toMatch(/^total: expected/)
  expect(parse(BlogPostList, { posts: [], total: wrong })).toMatch(/^total: expected/)
  expect(parse(CartCount, { count: wrong })).toMatch(/^count: expected/)
})

test.each(INVALID_COUNTS)('an invalid count of %s is removed from its row, and the row stays', (count) => {
  const wrong: unknown = JSON.parse(count)
  expect(parse(Product, { ...studioLaptop, reviewCount: wrong })).toMatchObject({
    id: studioLaptop.id,
    reviewCount: undefined,
  })
  expect(parse(BlogPost, { ...post, viewCount: wrong })).toEqual(post)
  expect(parse(Category, { ...category, productCount: wrong })).toEqual({ ...category, productCount: undefined })
  expect(parse(Brand, { ...brand, productCount: wrong })).toEqual({ ...brand, productCount: undefined })
})

test.each([0, 1, Number.MAX_SAFE_INTEGER])('%i is a valid count', (count) => {
  expect(parse(CartCount, { count })).toEqual({ count })
  expect(parse(Category, { ...category, productCount: count })).toMatchObject({ productCount: count })
})
