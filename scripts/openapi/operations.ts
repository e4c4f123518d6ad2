/** The calls of spec §7, and one request for every answer worth showing. */
import type { ProductQuery } from '#src/api/contract.ts'
import type { JsonSchema, SchemaName } from './schemas.ts'

export type Sample = { path: string; body?: unknown }
type Parameter = { name: string; in: 'query' | 'path'; description: string; schema: JsonSchema; required?: true }

export type Operation = {
  id: string
  tag: 'Catalogue' | 'Cart' | 'Blog'
  method: 'get' | 'post' | 'put' | 'delete'
  path: string
  summary: string
  description: string
  parameters?: Parameter[]
  body?: SchemaName
  /** The answer's schema, or the schema of its rows; absent where the answer is not read. */
  answer?: { schema: SchemaName; isList?: true }
  sample: Sample
  /** Requests that are refused, and why. */
  refused: (Sample & { status: 400 | 404; why: string })[]
}

const whole = (minimum: number, more: object = {}) => ({ type: 'integer', minimum, ...more })
const inPath = (name: string, description: string): Parameter => ({
  name,
  in: 'path',
  required: true,
  description,
  schema: { type: 'string' },
})

const LISTING: Record<keyof ProductQuery, Omit<Parameter, 'name' | 'in'>> = {
  page: { description: 'Counted from 1. Beyond the last page the list is empty.', schema: whole(1, { default: 1 }) },
  limit: { description: 'Products to a page.', schema: whole(1, { default: 24 }) },
  sortBy: {
    description: 'What to sort by: prices and ratings as numbers, titles by their letters.',
    schema: { type: 'string', enum: ['createdAt', 'price', 'rating', 'title'], default: 'createdAt' },
  },
  sortOrder: {
    description: 'The shop asks for `createdAt` and `price` both ways, `rating` downwards, `title` upwards.',
    schema: { type: 'string', enum: ['asc', 'desc'], default: 'desc' },
  },
  categoryId: { description: 'Only products of this category.', schema: { type: 'string' } },
  brandId: { description: 'Only products of this brand.', schema: { type: 'string' } },
  search: { description: 'Only products that these words match.', schema: { type: 'string' } },
  minPrice: { description: 'In whole dollars; a product at exactly this price is included.', schema: whole(0) },
  maxPrice: { description: 'In whole dollars; a product at exactly this price is included.', schema: whole(0) },
}

const LAPTOP = 'norrvane-studio-16'
const UNKNOWN = { productId: 'no-such-product' }
const BAD_QUANTITY = { productId: LAPTOP, quantity: 0 }

export const OPERATIONS: Operation[] = [
  {
    id: 'listProducts',
    tag: 'Catalogue',
    method: 'get',
    path: '/api/products',
    summary: 'A page of products',
    description:
      'Filters are combined: a product has to pass all of them. Values that are not known or make no sense count as absent. The order holds across pages: no product stands on two of them.',
    parameters: Object.entries(LISTING).map(([name, { description, schema }]) => ({
      name,
      in: 'query',
      description,
      schema,
    })),
    answer: { schema: 'ProductList' },
    sample: { path: '/api/products?limit=1&categoryId=cat-laptops' },
    refused: [],
  },
  {
    id: 'getProduct',
    tag: 'Catalogue',
    method: 'get',
    path: '/api/products/{id}',
    summary: 'One product',
    description: 'Also read once for every product that a blog post shows.',
    parameters: [inPath('id', 'The product’s id.')],
    answer: { schema: 'Product' },
    sample: { path: `/api/products/${LAPTOP}` },
    refused: [{ status: 404, why: 'There is no such product.', path: '/api/products/no-such-product' }],
  },
  {
    id: 'listCategories',
    tag: 'Catalogue',
    method: 'get',
    path: '/api/categories',
    summary: 'All categories',
    description: 'In the order the shop lists them.',
    answer: { schema: 'Category', isList: true },
    sample: { path: '/api/categories' },
    refused: [],
  },
  {
    id: 'getCategory',
    tag: 'Catalogue',
    method: 'get',
    path: '/api/categories/{slug}',
    summary: 'One category',
    description: 'By its slug, not by its id.',
    parameters: [inPath('slug', 'The category’s slug.')],
    answer: { schema: 'Category' },
    sample: { path: '/api/categories/laptops' },
    refused: [{ status: 404, why: 'There is no such category.', path: '/api/categories/no-such-category' }],
  },
  {
    id: 'listBrands',
    tag: 'Catalogue',
    method: 'get',
    path: '/api/brands',
    summary: 'All brands',
    description: 'The shop shows the first ten.',
    answer: { schema: 'Brand', isList: true },
    sample: { path: '/api/brands' },
    refused: [],
  },
  {
    id: 'getCart',
    tag: 'Cart',
    method: 'get',
    path: '/api/cart',
    summary: 'The lines of the cart',
    description: 'An empty list for a cart that is not known: there is no call that makes one.',
    answer: { schema: 'CartItem', isList: true },
    sample: { path: '/api/cart' },
    refused: [],
  },
  {
    id: 'countCart',
    tag: 'Cart',
    method: 'get',
    path: '/api/cart/count',
    summary: 'The number of items in the cart',
    description: 'The sum of the quantities.',
    answer: { schema: 'CartCount' },
    sample: { path: '/api/cart/count' },
    refused: [],
  },
  {
    id: 'addToCart',
    tag: 'Cart',
    method: 'post',
    path: '/api/cart/add',
    summary: 'Adds a quantity of a product',
    description: 'To a line that is there already, the quantity is added. Two at the same time both count.',
    body: 'CartWrite',
    sample: { path: '/api/cart/add', body: { productId: LAPTOP, quantity: 1 } },
    refused: [
      { status: 400, why: 'The body is missing or malformed.', path: '/api/cart/add', body: BAD_QUANTITY },
      { status: 404, why: 'There is no such product.', path: '/api/cart/add', body: { ...UNKNOWN, quantity: 1 } },
    ],
  },
  {
    id: 'updateCart',
    tag: 'Cart',
    method: 'put',
    path: '/api/cart/update',
    summary: 'Sets the quantity of a line',
    description: 'Replaces the quantity. The shop removes a line instead of setting it to 0.',
    body: 'CartWrite',
    sample: { path: '/api/cart/update', body: { productId: LAPTOP, quantity: 3 } },
    refused: [
      { status: 400, why: 'The body is missing or malformed.', path: '/api/cart/update', body: BAD_QUANTITY },
      {
        status: 404,
        why: 'The cart has no line of that product.',
        path: '/api/cart/update',
        body: { ...UNKNOWN, quantity: 1 },
      },
    ],
  },
  {
    id: 'removeFromCart',
    tag: 'Cart',
    method: 'delete',
    path: '/api/cart/remove',
    summary: 'Takes a product out of the cart',
    description: 'A DELETE with a JSON body: some frameworks and proxies drop it unless told otherwise.',
    body: 'CartRemoval',
    sample: { path: '/api/cart/remove', body: { productId: LAPTOP } },
    refused: [
      { status: 400, why: 'The body is missing or malformed.', path: '/api/cart/remove', body: {} },
      { status: 404, why: 'There is no such product.', path: '/api/cart/remove', body: UNKNOWN },
    ],
  },
  {
    id: 'clearCart',
    tag: 'Cart',
    method: 'delete',
    path: '/api/cart/clear',
    summary: 'Empties the cart',
    description: 'Succeeds for an empty cart too.',
    sample: { path: '/api/cart/clear' },
    refused: [],
  },
  {
    id: 'listPosts',
    tag: 'Blog',
    method: 'get',
    path: '/api/blog',
    summary: 'A page of posts, newest first',
    description: 'Posts without a date come last.',
    parameters: [
      { name: 'page', in: 'query', description: 'Counted from 1.', schema: whole(1, { default: 1 }) },
      { name: 'limit', in: 'query', description: 'Posts to a page.', schema: whole(1, { default: 10 }) },
    ],
    answer: { schema: 'BlogPostList' },
    sample: { path: '/api/blog?limit=1' },
    refused: [],
  },
  {
    id: 'getPost',
    tag: 'Blog',
    method: 'get',
    path: '/api/blog/{slug}',
    summary: 'One post',
    description: 'The slug is the one of `/blog?post={slug}`.',
    parameters: [inPath('slug', 'The post’s slug.')],
    answer: { schema: 'BlogPost' },
    sample: { path: '/api/blog/a-studio-in-a-small-room' },
    refused: [{ status: 404, why: 'There is no such post.', path: '/api/blog/no-such-post' }],
  },
]
