/** The demo's own catalogue. A separate chunk, because a shop with a catalogue file does not download it. */
import { brands } from '#fixtures/brands.ts'
import { categories } from '#fixtures/categories.ts'
import { products } from '#fixtures/products.ts'
import type { Rows } from './store.ts'

export const builtInRows: Rows = {
  products,
  categories,
  brands,
  // A separate chunk, because most visits do not open the blog.
  posts: () => import('#fixtures/posts.ts').then((fixtures) => fixtures.posts),
}
