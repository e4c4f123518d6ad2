import { posts } from '#fixtures/posts.ts'
import { builtInRows } from '#mocks/store/built-in-rows.ts'
import { seed } from '#mocks/store/db.ts'
import { currentStore } from '#mocks/store/store.ts'

/** Returns the rows of `examples/backend` by table, as JSON: those of the mock API for a shop at the root of its site. */
export async function seedFile(): Promise<string> {
  // Passes `posts` from a static import, because the module loader may be closed by now.
  seed({ ...builtInRows, posts: async () => posts }, { cartStorage: () => null })
  const { seeded } = currentStore()
  const brandIds = new Map(seeded.brands.map(({ id, name }) => [name, id]))
  const tables = {
    category: seeded.categories.map(({ productCount: _count, ...row }) => row),
    brand: seeded.brands.map(({ productCount: _count, ...row }) => row),
    product: seeded.products.map(({ brand, category: _category, ...row }) =>
      Object.assign(row, { brandId: brandIds.get(brand ?? '') }),
    ),
    post: await seeded.posts(),
  }
  return `${JSON.stringify(tables, null, 1)}\n`
}
