/**
 * Store of the mock API. `seed()` fills it from the fixtures and builds the snapshot that answers
 * catalogue reads. Only carts change (`carts.ts`).
 *
 * Models have flat foreign keys, because @mswjs/data's `manyOf` is too slow.
 */
import { drop, nullable, primaryKey } from '@mswjs/data'
import { brands } from '#fixtures/brands.ts'
import { categories } from '#fixtures/categories.ts'
import { products } from '#fixtures/products.ts'
import type { BlogPost, Brand, Category, Product } from '#src/api/contract.ts'
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

export type Seed = {
  products: Product[]
  posts: () => Promise<BlogPost[]>
  /** The site's base path with a trailing slash. URLs in fixtures are relative to it. */
  basePath: string
  /** Storage for carts; the HTTP server passes a file. */
  cartStorage: () => StorageLike | null
}

/** All rows except carts. */
export type Rows = {
  products: Product[]
  categories: Category[]
  brands: Brand[]
  /** Newest first. */
  posts: () => Promise<BlogPost[]>
}

export type MockStore = {
  /** The rows of the last seed, even while a scenario shows others. */
  seeded: Rows
  catalogue: Catalogue
  posts: Rows['posts']
  carts: Carts
}

/** Posts are a separate chunk, because most visits do not open the blog. */
const fixturePosts = () => import('#fixtures/posts.ts').then((fixtures) => fixtures.posts)

let store: MockStore | undefined

/** Returns the store. Throws before the first `seed()`. */
export function mockStore(): MockStore {
  if (!store) throw new Error('The mock store is empty: call seed() first')
  return store
}

/** Replaces all rows of the store. Carts are loaded from storage. */
export function seed(given: Partial<Seed> = {}): void {
  const rows: Seed = {
    products,
    posts: fixturePosts,
    basePath: '/',
    cartStorage: () => globalThis.localStorage ?? null,
    ...given,
  }
  const onSite = atBase(rows.basePath)
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
  for (const category of categories) {
    db.category.create({
      ...category,
      description: category.description ?? '',
      productCount: count('category', category.name),
    })
  }
  for (const brand of brands) db.brand.create({ ...brand, productCount: count('brand', brand.name) })
  const seeded: Rows = {
    products: copyOf(db.product.getAll()),
    categories: copyOf(db.category.getAll()),
    brands: copyOf(db.brand.getAll()),
    posts: async () => buildBlog(await rows.posts(), onSite),
  }
  store = {
    ...readsFrom(seeded),
    seeded,
    carts: createCarts({
      storage: createCartStorage(rows.cartStorage, rows.basePath),
      productOf: (id) => mockStore().catalogue.product(id),
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

/** Copies rows, because @mswjs/data returns live references. */
const copyOf = <T extends object>(rows: T[]): T[] => rows.map((row) => ({ ...row }))

/** Returns a function that adds the base path to a fixture's relative URL. */
const atBase = (basePath: string) => (address: string) =>
  /^(images|videos|retailer|category)\//.test(address) ? basePath + address : address
