/**
 * The mock API's rows in an @mswjs/data store, from which the snapshot for reads is built.
 *
 * Models have flat foreign keys, because @mswjs/data's `manyOf` is too slow.
 */
import { drop, nullable, primaryKey } from '@mswjs/data'
import type { Brand, Category, Product } from '#src/api/contract.ts'
import { createStore } from './create-store.ts'
import { openStore, type Rows, rowsAt, type StoreOptions } from './store.ts'

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
    description: nullable(String),
    productCount: nullable(Number),
  } satisfies FieldsOf<Category>,
  brand: {
    id: primaryKey(String),
    slug: String,
    name: String,
    productCount: nullable(Number),
  } satisfies FieldsOf<Brand>,
}

const db = createStore(models)

/** Replaces all rows of the mock API. Carts are loaded from storage. */
export function seed(rows: Rows, { basePath = '/', ...options }: StoreOptions = {}): void {
  const { products, categories, brands, ...others } = rowsAt(basePath, rows)
  drop(db)
  for (const product of products) db.product.create(product)
  for (const category of categories) db.category.create(category)
  for (const brand of brands) db.brand.create(brand)
  openStore(
    { ...others, products: db.product.getAll(), categories: db.category.getAll(), brands: db.brand.getAll() },
    { basePath, ...options },
  )
}
