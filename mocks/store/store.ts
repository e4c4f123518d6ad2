/**
 * The data of the API in mock and file mode: a snapshot of the catalogue for reads, and carts (`carts.ts`). Only carts
 * change.
 */
import type { BlogPost, Brand, Category, Product } from '#src/api/contract.ts'
import { atBase } from './at-base.ts'
import { buildBlog } from './blog.ts'
import { createCartStorage, type StorageLike } from './cart-storage.ts'
import { type Carts, createCarts } from './carts.ts'
import { type Catalogue, createCatalogue } from './catalogue.ts'

/** All rows except carts. */
export type Rows = {
  products: Product[]
  categories: Category[]
  brands: Brand[]
  posts: () => Promise<BlogPost[]>
  /** When the rows were read from their source. The demo's have no source. */
  generatedAt?: string
}

export type StoreOptions = {
  /** The site's base path with a trailing slash. Defaults to `/`. */
  basePath?: string
  /** Storage for carts; the HTTP server passes a file. Defaults to `localStorage`. */
  cartStorage?: () => StorageLike | null
}

export type Store = {
  /** The rows that the store was opened with, even while a scenario shows others. */
  seeded: Rows
  catalogue: Catalogue
  posts: Rows['posts']
  carts: Carts
  /** Products that carts may hold in place of the catalogue's, while a server answers for products. */
  cartProducts?: ReadonlyMap<string, Product>
}

let store: Store | undefined

/** Returns the store. Throws before the first `openStore()`. */
export function currentStore(): Store {
  if (!store) throw new Error('The store is empty: call openStore() or seed() first')
  return store
}

/** Replaces the store by one with these rows. Carts are loaded from storage. */
export function openStore(
  rows: Rows,
  { basePath = '/', cartStorage = () => globalThis.localStorage ?? null }: StoreOptions = {},
): void {
  store = {
    ...readsFrom(rows),
    seeded: rows,
    carts: createCarts({
      storage: createCartStorage(cartStorage, basePath),
      productOf: (id) => {
        const { cartProducts, catalogue } = currentStore()
        return cartProducts ? cartProducts.get(id) : catalogue.product(id)
      },
    }),
  }
}

/** Serves reads from `rows` until `showRows()` or `openStore()` is called again. Carts are unchanged. */
export function showRows(rows: Rows): void {
  store = { ...currentStore(), ...readsFrom(rows) }
}

const readsFrom = (rows: Rows) => ({
  catalogue: createCatalogue(rows.products, rows.categories, rows.brands),
  posts: rows.posts,
})

/**
 * Returns rows as a site answers with them: relative URLs start at its base path, and categories and brands without a
 * `productCount` have the number of their products.
 */
export function rowsAt(basePath: string, rows: Rows): Rows {
  const onSite = atBase(basePath)
  const countsOf = (key: 'brand' | 'category') => {
    const counts = new Map<string | null | undefined, number>()
    for (const { [key]: name } of rows.products) counts.set(name, (counts.get(name) ?? 0) + 1)
    return counts
  }
  const ofCategories = countsOf('category')
  const ofBrands = countsOf('brand')
  return {
    ...rows,
    products: rows.products.map((product) => ({
      ...product,
      images: product.images.map(onSite),
      affiliateUrl: product.affiliateUrl ? onSite(product.affiliateUrl) : product.affiliateUrl,
    })),
    categories: rows.categories.map((category) => ({
      ...category,
      description: category.description ?? '',
      productCount: category.productCount ?? ofCategories.get(category.name) ?? 0,
    })),
    brands: rows.brands.map((brand) => ({
      ...brand,
      productCount: brand.productCount ?? ofBrands.get(brand.name) ?? 0,
    })),
    posts: async () => buildBlog(await rows.posts(), onSite),
  }
}
