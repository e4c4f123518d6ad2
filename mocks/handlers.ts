/** Handlers for every operation of the contract (spec §7). A missing one is a type error. */
import { mockStore } from './db.ts'
import { blogResolvers } from './handlers/blog.ts'
import { brandResolvers } from './handlers/brands.ts'
import { cartResolvers } from './handlers/cart.ts'
import { categoryResolvers } from './handlers/categories.ts'
import { productResolvers } from './handlers/products.ts'
import { createHandlers, type Resolvers } from './resolvers.ts'

export const handlers = createHandlers({
  ...productResolvers,
  ...categoryResolvers,
  ...brandResolvers,
  ...blogResolvers,
  ...cartResolvers(() => mockStore().carts),
} satisfies Resolvers)
