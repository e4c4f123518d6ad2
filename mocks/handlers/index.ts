/** Answers every operation of the contract (spec §7). A missing resolver is a type error. */
import { currentStore } from '#mocks/store/store.ts'
import { blogResolvers } from './blog.ts'
import { brandResolvers } from './brands.ts'
import { cartResolvers } from './cart.ts'
import { categoryResolvers } from './categories.ts'
import { productResolvers } from './products.ts'
import { createResponder, type Resolvers } from './resolvers.ts'

export const respond = createResponder({
  ...productResolvers,
  ...categoryResolvers,
  ...brandResolvers,
  ...blogResolvers,
  ...cartResolvers(() => currentStore().carts),
} satisfies Resolvers)
