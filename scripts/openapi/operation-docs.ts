/**
 * What the table of operations can't say of itself: what each call and parameter means, and a request for every
 * answer worth showing. A call, parameter or error added to the table has to be described here before the types agree.
 */
import type { ProductQuery } from '#src/api/contract.ts'
import type { OPERATIONS, OperationId, ParamsOf } from '#src/api/operations.ts'

type Table = typeof OPERATIONS
type ErrorsOf<Id extends OperationId> = Table[Id] extends { errors: readonly (infer Status extends number)[] }
  ? Status
  : never

export type ParameterDoc = { description: string; schema: { type: string; [keyword: string]: unknown } }
/** A request: parameters of its address, and its body. */
export type Sample = { params?: Record<string, string | number>; body?: unknown }

export type OperationDoc<Id extends OperationId = OperationId> = {
  operationId: string
  tag: 'Catalogue' | 'Cart' | 'Blog'
  summary: string
  description: string
  parameters: Record<keyof ParamsOf<Id>, ParameterDoc>
  sample: Sample
  /** By status: a request that is refused with it, and why. */
  refused: Record<ErrorsOf<Id>, Sample & { why: string }>
}

const whole = (minimum: number, more: object = {}) => ({ type: 'integer', minimum, ...more })
const text = (description: string): ParameterDoc => ({ description, schema: { type: 'string' } })

const LISTING: Record<keyof ProductQuery, ParameterDoc> = {
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
  categoryId: text('Only products of this category.'),
  brandId: text('Only products of this brand.'),
  search: text('Only products that these words match.'),
  minPrice: { description: 'In whole dollars; a product at exactly this price is included.', schema: whole(0) },
  maxPrice: { description: 'In whole dollars; a product at exactly this price is included.', schema: whole(0) },
}

const LAPTOP = 'norrvane-studio-16'
const UNKNOWN = { productId: 'no-such-product' }
const MALFORMED = { why: 'The body is missing or malformed.', body: { productId: LAPTOP, quantity: 0 } }

export const OPERATION_DOCS: { [Id in OperationId]: OperationDoc<Id> } = {
  products: {
    operationId: 'listProducts',
    tag: 'Catalogue',
    summary: 'A page of products',
    description:
      'Filters are combined: a product has to pass all of them. Values that are not known or make no sense count as absent. The order holds across pages: no product stands on two of them.',
    parameters: LISTING,
    sample: { params: { limit: 1, categoryId: 'cat-laptops' } },
    refused: {},
  },
  product: {
    operationId: 'getProduct',
    tag: 'Catalogue',
    summary: 'One product',
    description: 'Also read once for every product that a blog post shows.',
    parameters: { id: text('The product’s id.') },
    sample: { params: { id: LAPTOP } },
    refused: { 404: { why: 'There is no such product.', params: { id: 'no-such-product' } } },
  },
  categories: {
    operationId: 'listCategories',
    tag: 'Catalogue',
    summary: 'All categories',
    description: 'In the order the shop lists them.',
    parameters: {},
    sample: {},
    refused: {},
  },
  category: {
    operationId: 'getCategory',
    tag: 'Catalogue',
    summary: 'One category',
    description: 'By its slug, not by its id.',
    parameters: { slug: text('The category’s slug.') },
    sample: { params: { slug: 'laptops' } },
    refused: { 404: { why: 'There is no such category.', params: { slug: 'no-such-category' } } },
  },
  brands: {
    operationId: 'listBrands',
    tag: 'Catalogue',
    summary: 'All brands',
    description: 'The shop shows the first ten.',
    parameters: {},
    sample: {},
    refused: {},
  },
  blog: {
    operationId: 'listPosts',
    tag: 'Blog',
    summary: 'A page of posts, newest first',
    description: 'Posts without a date come last.',
    parameters: {
      page: { description: 'Counted from 1.', schema: whole(1, { default: 1 }) },
      limit: { description: 'Posts to a page.', schema: whole(1, { default: 10 }) },
    },
    sample: { params: { limit: 1 } },
    refused: {},
  },
  post: {
    operationId: 'getPost',
    tag: 'Blog',
    summary: 'One post',
    description: 'The slug is the one of `/blog?post={slug}`.',
    parameters: { slug: text('The post’s slug.') },
    sample: { params: { slug: 'a-studio-in-a-small-room' } },
    refused: { 404: { why: 'There is no such post.', params: { slug: 'no-such-post' } } },
  },
  cart: {
    operationId: 'getCart',
    tag: 'Cart',
    summary: 'The lines of the cart',
    description: 'An empty list for a cart that is not known: there is no call that makes one.',
    parameters: {},
    sample: {},
    refused: {},
  },
  count: {
    operationId: 'countCart',
    tag: 'Cart',
    summary: 'The number of items in the cart',
    description: 'The sum of the quantities.',
    parameters: {},
    sample: {},
    refused: {},
  },
  add: {
    operationId: 'addToCart',
    tag: 'Cart',
    summary: 'Adds a quantity of a product',
    description: 'To a line that is there already, the quantity is added. Two at the same time both count.',
    parameters: {},
    sample: { body: { productId: LAPTOP, quantity: 1 } },
    refused: { 400: MALFORMED, 404: { why: 'There is no such product.', body: { ...UNKNOWN, quantity: 1 } } },
  },
  remove: {
    operationId: 'removeFromCart',
    tag: 'Cart',
    summary: 'Takes a product out of the cart',
    description: 'A DELETE with a JSON body: some frameworks and proxies drop it unless told otherwise.',
    parameters: {},
    sample: { body: { productId: LAPTOP } },
    refused: {
      400: { why: 'The body is missing or malformed.', body: {} },
      404: { why: 'There is no such product.', body: UNKNOWN },
    },
  },
  update: {
    operationId: 'updateCart',
    tag: 'Cart',
    summary: 'Sets the quantity of a line',
    description: 'Replaces the quantity. The shop removes a line instead of setting it to 0.',
    parameters: {},
    sample: { body: { productId: LAPTOP, quantity: 3 } },
    refused: {
      400: MALFORMED,
      404: { why: 'The cart has no line of that product.', body: { ...UNKNOWN, quantity: 1 } },
    },
  },
  clear: {
    operationId: 'clearCart',
    tag: 'Cart',
    summary: 'Empties the cart',
    description: 'Succeeds for an empty cart too.',
    parameters: {},
    sample: {},
    refused: {},
  },
}
