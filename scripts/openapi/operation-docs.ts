/**
 * Descriptions of operations and parameters, and an example request for each documented response.
 *
 * The types require an entry for every operation, parameter and error of `operations.ts`.
 */
import type { ProductQuery } from '#src/api/contract.ts'
import { CART_ID_HEADER, type OPERATIONS, type OperationId, type ParamsOf, type ReadId } from '#src/api/operations.ts'

type Table = typeof OPERATIONS
type ErrorsOf<Id extends OperationId> = Table[Id] extends { errors: readonly (infer Status extends number)[] }
  ? Status
  : never

export type ParameterDoc = {
  description: string
  schema: { type: string; default?: string | number; examples?: (string | number)[] }
}
/** Path and query parameters, and the body. */
export type ExampleRequest = { params?: Record<string, string | number>; body?: unknown }

/** A read that clients can send next, with runtime expressions for its parameters. */
export type LinkDoc = { to: ReadId; parameters: Record<string, string>; description: string }

export type OperationDoc<Id extends OperationId = OperationId> = {
  operationId: string
  tag: 'Catalogue' | 'Cart' | 'Blog'
  summary: string
  description: string
  parameters: Record<keyof ParamsOf<Id>, ParameterDoc>
  example: ExampleRequest
  /** Descriptions of error responses by status, with a request that causes them. */
  errors: Record<ErrorsOf<Id>, ExampleRequest & { description: string }>
  link?: LinkDoc
}

const whole = (more: object) => ({ type: 'integer', ...more })
const text = (description: string): ParameterDoc => ({ description, schema: { type: 'string' } })

/** Without `minimum` and `enum`, because a server must accept invalid values and treat them as absent. */
const LISTING: Record<keyof ProductQuery, ParameterDoc> = {
  page: {
    description:
      'The page number, starting at 1. The list is empty beyond the last page. An invalid value, such as 0, counts as absent.',
    schema: whole({ default: 1 }),
  },
  limit: {
    description: 'The number of products per page. The shop requests 24, and 4 for related products.',
    schema: whole({ default: 24 }),
  },
  sortBy: {
    description:
      'The field to sort by: `createdAt`, `price`, `rating` or `title`; prices and ratings as numbers, titles alphabetically. Any other value counts as absent.',
    schema: { type: 'string', default: 'createdAt', examples: ['createdAt', 'price', 'rating', 'title'] },
  },
  sortOrder: {
    description:
      '`asc` or `desc`. The shop requests both directions of `createdAt` and `price`, `desc` for `rating` and `asc` for `title`. Any other value counts as absent.',
    schema: { type: 'string', default: 'desc', examples: ['asc', 'desc'] },
  },
  categoryId: text('Returns only products of this category.'),
  brandId: text('Returns only products of this brand.'),
  search: text('Returns only products that match these words.'),
  minPrice: {
    description: 'The lowest price, a whole number in the shop’s currency, inclusive.',
    schema: whole({ examples: [50] }),
  },
  maxPrice: {
    description: 'The highest price, a whole number in the shop’s currency, inclusive. Unlimited if absent.',
    schema: whole({ examples: [250] }),
  },
}

const LAPTOP = 'norrvane-studio-16'
const UNKNOWN = { productId: 'no-such-product' }
const MALFORMED = { description: 'The body is missing or malformed.', body: { productId: LAPTOP, quantity: 0 } }

export const OPERATION_DOCS: { [Id in OperationId]: OperationDoc<Id> } = {
  products: {
    operationId: 'listProducts',
    tag: 'Catalogue',
    summary: 'Returns a page of products',
    description:
      'Products must match all filters. Invalid values are ignored. The order is the same for all pages, so that no product is on two of them.',
    parameters: LISTING,
    example: { params: { limit: 1, categoryId: 'cat-laptops' } },
    errors: {},
    link: {
      to: 'product',
      parameters: { id: '$response.body#/products/0/id' },
      description: 'The first product of the page. Each of them can be requested by its id.',
    },
  },
  product: {
    operationId: 'getProduct',
    tag: 'Catalogue',
    summary: 'Returns one product',
    description: 'The product page requests its product, and a blog post requests each product that it shows.',
    parameters: { id: text('The product’s id.') },
    example: { params: { id: LAPTOP } },
    errors: { 404: { description: 'The product does not exist.', params: { id: 'no-such-product' } } },
  },
  categories: {
    operationId: 'listCategories',
    tag: 'Catalogue',
    summary: 'Returns all categories',
    description: 'The shop shows the categories in the order of the response.',
    parameters: {},
    example: {},
    errors: {},
    link: {
      to: 'category',
      parameters: { slug: '$response.body#/0/slug' },
      description: 'The first category. Each of them can be requested by its slug.',
    },
  },
  category: {
    operationId: 'getCategory',
    tag: 'Catalogue',
    summary: 'Returns one category',
    description: 'The path contains the slug, not the id.',
    parameters: { slug: text('The category’s slug.') },
    example: { params: { slug: 'laptops' } },
    errors: { 404: { description: 'The category does not exist.', params: { slug: 'no-such-category' } } },
  },
  brands: {
    operationId: 'listBrands',
    tag: 'Catalogue',
    summary: 'Returns all brands',
    description: 'The shop shows the first ten brands.',
    parameters: {},
    example: {},
    errors: {},
  },
  blog: {
    operationId: 'listPosts',
    tag: 'Blog',
    summary: 'Returns a page of posts, newest first',
    description: 'Posts without a date are last.',
    parameters: {
      page: { description: 'The page number, starting at 1.', schema: whole({ default: 1 }) },
      limit: { description: 'The number of posts per page.', schema: whole({ default: 10 }) },
    },
    example: { params: { limit: 1 } },
    errors: {},
    link: {
      to: 'post',
      parameters: { slug: '$response.body#/posts/0/slug' },
      description: 'The first post of the page. Each of them can be requested by its slug.',
    },
  },
  post: {
    operationId: 'getPost',
    tag: 'Blog',
    summary: 'Returns one post',
    description: 'The shop shows the post at `/blog?post={slug}`.',
    parameters: { slug: text('The post’s slug.') },
    example: { params: { slug: 'a-studio-in-a-small-room' } },
    errors: { 404: { description: 'The post does not exist.', params: { slug: 'no-such-post' } } },
  },
  cart: {
    operationId: 'getCart',
    tag: 'Cart',
    summary: 'Returns the lines of the cart',
    description: 'Returns an empty list for an unknown cart id. The first add creates the cart.',
    parameters: {},
    example: {},
    errors: {},
  },
  count: {
    operationId: 'countCart',
    tag: 'Cart',
    summary: 'Returns the number of items in the cart',
    description: 'The count is the sum of the quantities.',
    parameters: {},
    example: {},
    errors: {},
  },
  add: {
    operationId: 'addToCart',
    tag: 'Cart',
    summary: 'Adds a quantity of a product',
    description:
      'If the cart has a line of the product, the quantity is added to it. Concurrent adds must all take effect.',
    parameters: {},
    example: { body: { productId: LAPTOP, quantity: 1 } },
    errors: { 400: MALFORMED, 404: { description: 'The product does not exist.', body: { ...UNKNOWN, quantity: 1 } } },
    link: {
      to: 'count',
      parameters: { [CART_ID_HEADER]: `$request.header.${CART_ID_HEADER}` },
      description: 'The count of the same cart. A response with another `x-cart-id` replaces that of the request.',
    },
  },
  remove: {
    operationId: 'removeFromCart',
    tag: 'Cart',
    summary: 'Removes a product from the cart',
    description: 'The DELETE request has a JSON body, which some frameworks and proxies drop by default.',
    parameters: {},
    example: { body: { productId: LAPTOP } },
    errors: {
      400: { description: 'The body is missing or malformed.', body: {} },
      404: { description: 'The product does not exist.', body: UNKNOWN },
    },
  },
  update: {
    operationId: 'updateCart',
    tag: 'Cart',
    summary: 'Sets the quantity of a line',
    description: 'The shop never sets a quantity to 0; it removes the line instead.',
    parameters: {},
    example: { body: { productId: LAPTOP, quantity: 3 } },
    errors: {
      400: MALFORMED,
      404: { description: 'The cart has no line of this product.', body: { ...UNKNOWN, quantity: 1 } },
    },
  },
  clear: {
    operationId: 'clearCart',
    tag: 'Cart',
    summary: 'Empties the cart',
    description: 'Also succeeds for an empty cart.',
    parameters: {},
    example: {},
    errors: {},
  },
}
