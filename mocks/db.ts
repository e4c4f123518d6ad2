/**
 * The mock API's store. `seed()` fills it from the fixtures and builds the
 * snapshot that catalogue reads come from; carts (`carts.ts`) are the rows that change.
 *
 * Flat foreign keys instead of relations: `manyOf` is unusably slow here.
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

/** Each field of the contract and no other: one that is missing here would be dropped from every answer without a word. */
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
  /** The site's base path, ending in a slash; fixtures name pictures and retailer pages relative to it. */
  basePath: string
  /** Where carts are kept: the browser's storage, unless a server has a place of its own. */
  cartPlace: () => StorageLike | null
}

/** Everything that reads are answered from, but for the carts. */
export type Rows = {
  products: Product[]
  categories: Category[]
  brands: Brand[]
  /** Newest first. */
  posts: () => Promise<BlogPost[]>
}

export type MockStore = {
  /** As they were seeded, whatever is shown now. */
  seeded: Rows
  catalogue: Catalogue
  posts: Rows['posts']
  carts: Carts
}

/** The fixtures' posts are a download of their own: most visits read none (docs/decisions). */
const fixturePosts = () => import('#fixtures/posts.ts').then((fixtures) => fixtures.posts)

let store: MockStore | undefined

/** What `seed()` built. Throws before the first seed. */
export function mockStore(): MockStore {
  if (!store) throw new Error('The mock store is empty: call seed() first')
  return store
}

/** Empties the store and fills it again; carts come back from storage. */
export function seed(given: Partial<Seed> = {}): void {
  const rows: Seed = {
    products,
    posts: fixturePosts,
    basePath: '/',
    cartPlace: () => globalThis.localStorage ?? null,
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
    ...shown(seeded),
    seeded,
    carts: createCarts({
      storage: createCartStorage(rows.cartPlace, rows.basePath),
      productOf: (id) => mockStore().catalogue.product(id),
    }),
  }
}

/** Answers reads from other rows than those seeded, until the next call or seed; carts stay. */
export function showRows(rows: Rows): void {
  store = { ...mockStore(), ...shown(rows) }
}

const shown = ({ products: given, categories: kinds, brands: makers, posts: texts }: Rows) => ({
  catalogue: createCatalogue(given, kinds, makers),
  posts: texts,
})

/** Rows leave the store as plain copies: what it hands out are live references. */
const copyOf = <T extends object>(rows: T[]): T[] => rows.map((row) => ({ ...row }))

/** A fixture's `images/…`, `videos/…`, `retailer/…` and `category/…` are below the base path; anything with a scheme stays. */
const atBase = (basePath: string) => (address: string) =>
  /^(images|videos|retailer|category)\//.test(address) ? basePath + address : address
