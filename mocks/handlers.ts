/** Every call of the contract (spec §7), in one list. */
import { mockStore } from './db.ts'
import { blogHandlers } from './handlers/blog.ts'
import { brandHandlers } from './handlers/brands.ts'
import { cartHandlers } from './handlers/cart.ts'
import { categoryHandlers } from './handlers/categories.ts'
import { productHandlers } from './handlers/products.ts'

export const handlers = [
  ...productHandlers,
  ...categoryHandlers,
  ...brandHandlers,
  ...cartHandlers(() => mockStore().carts),
  ...blogHandlers,
]
