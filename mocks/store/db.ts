/**
 * Store of the mock API. `seed()` fills it with the rows of a catalogue and builds the snapshot that answers
 * catalogue reads. It has the rows themselves, so they are read-only. Only carts change (`carts.ts`).
 *
 * Models have flat foreign keys, because @mswjs/data's `manyOf` is too slow.
 */
import { drop, nullable, primaryKey } from '@mswjs/data'
import type { BlogPost, Brand, Category, Product } from '#src/api/contract.ts'
import { atBase } from './at-base.ts'
import { buildBlog } from './blog.ts'
import { createCartStorage, type StorageLike } from './cart-storage.ts'
import { type Carts, createCarts } from './carts.ts'
import { type Catalogue, createCatalogue } from './catalogue.ts'
import { createStore } from './create-store.ts'

/** Makes a missing field a type error, because @mswjs/data drops fields that a model does not have. */
type FieldsOf<Entity> = { [Field in keyof Required<Entity>]: unknown }

const models = {
  product: {
    id: primaryKey(String),
    title: String,
    images: (): string[] => [],
    price: String,
    originalPrice: nullable(String),
    discountPercentage: nullable(Number),
    rating: nullable(String),
    reviewCount: nullable(Number),
    isBestSeller: Boolean,
    isNewArrival: Boolean,
    isFeatured: Boolean,
    isAvailable: Boolean,
    affiliateUrl: nullable(String),
    brand: nullable(String),
    category: nullable(String),
    categoryId: nullable(String),
    asin: nullable(String),
    description: nullable(String),
    createdAt: nullable(String),
  } satisfies FieldsOf<Product>,
  category: {
    id: primaryKey(String),
    slug: String,
    name: String,
    description: String,
    productCount: Number,
  } satisfies FieldsOf<Category>,
  brand: {
    id: primaryKey(String),
    slug: String,
    name: String,
    productCount: Number,
  } satisfies FieldsOf<Brand>,
}

const db = createStore(models)

/** All rows except carts. Without a `productCount`, `seed()` counts the products of a category or brand. */
export type Rows = {
  products: Product[]
  categories: Category[]
  brands: Brand[]
  posts: () => Promise<BlogPost[]>
  /** When the rows were read from their source. The demo's have no source. */
  generatedAt?: string
}

export type SeedOptions = {
  /** The site's base path with a trailing slash. Relative URLs of rows start at it. Defaults to `/`. */
  basePath?: string
  /** Storage for carts; the HTTP server passes a file. Defaults to `localStorage`. */
  cartStorage?: () => StorageLike | null
}

export type MockStore = {
  /** The rows of the last seed, even while a scenario shows others. */
  seeded: Rows
  catalogue: Catalogue
  posts: Rows['posts']
  carts: Carts
  /** Products that carts may hold in place of the catalogue's, while a server answers for products. */
  cartProducts?: ReadonlyMap<string, Product>
}

let store: MockStore | undefined

/** Returns the store. Throws before the first `seed()`. */
export function mockStore(): MockStore {
  if (!store) throw new Error('The mock store is empty: call seed() first')
  return store
}

/** Replaces all rows of the store. Carts are loaded from storage. */
export function seed(
  rows: Rows,
  { basePath = '/', cartStorage = () => globalThis.localStorage ?? null }: SeedOptions = {},
): void {
  const onSite = atBase(basePath)
  drop(db)
  for (const product of rows.products) {
    db.product.create({
      ...product,
      images: product.images.map(onSite),
      affiliateUrl: product.affiliateUrl ? onSite(product.affiliateUrl) : product.affiliateUrl,
    })
  }
  const count = (key: 'brand' | 'category', name: string) =>
    rows.products.filter((product) => product[key] === name).length
  for (const category of rows.categories) {
    db.category.create({
      ...category,
      description: category.description ?? '',
      productCount: category.productCount ?? count('category', category.name),
    })
  }
  for (const brand of rows.brands) {
    db.brand.create({ ...brand, productCount: brand.productCount ?? count('brand', brand.name) })
  }
  const seeded: Rows = {
    products: db.product.getAll(),
    categories: db.category.getAll(),
    brands: db.brand.getAll(),
    posts: async () => buildBlog(await rows.posts(), onSite),
  }
  store = {
    ...readsFrom(seeded),
    seeded,
    carts: createCarts({
      storage: createCartStorage(cartStorage, basePath),
      productOf: (id) => {
        const { cartProducts, catalogue } = mockStore()
        return cartProducts ? cartProducts.get(id) : catalogue.product(id)
      },
    }),
  }
}

/** Serves reads from `rows` until `showRows()` or `seed()` is called again. Carts are unchanged. */
export function showRows(rows: Rows): void {
  store = { ...mockStore(), ...readsFrom(rows) }
}

const readsFrom = (rows: Rows) => ({
  catalogue: createCatalogue(rows.products, rows.categories, rows.brands),
  posts: rows.posts,
})
