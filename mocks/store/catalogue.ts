/**
 * Snapshot of the catalogue that reads are answered from. It is built once after seeding, because
 * @mswjs/data scans every row on each lookup (docs/decisions).
 *
 * Treat rows as read-only.
 */
import type { Brand, Category, Product } from '#src/api/contract.ts'
import { SORTS, type Sort } from '#src/api/sorts.ts'
import { parseDate } from '#src/lib/dates.ts'

export type ListQuery = {
  page: number
  limit: number
  sort: Sort
  categoryId: string | null
  brandId: string | null
  search: string
  minPrice: number
  maxPrice: number
}

/** A product with its sort keys, parsed once. */
type Row = { product: Product; price: number; rating: number; created: number; title: string }

const PAGE_SIZE = 24
const LIMIT_MAX = 100

const readRow = (product: Product): Row => ({
  product,
  price: Number.parseFloat(product.price),
  rating: Number.parseFloat(product.rating ?? ''),
  created: parseDate(product.createdAt) ?? Number.NaN,
  title: product.title,
})

/** Compares by a number. Rows without one come last in both directions. */
const by = (value: (row: Row) => number, direction: 1 | -1) => (a: Row, b: Row) => {
  const [left, right] = [value(a), value(b)]
  if (Number.isNaN(left) || Number.isNaN(right)) return Number(Number.isNaN(left)) - Number(Number.isNaN(right))
  return (left - right) * direction
}

const ORDERS: Record<Sort, (a: Row, b: Row) => number> = {
  'createdAt-desc': by((row) => row.created, -1),
  'createdAt-asc': by((row) => row.created, 1),
  'price-asc': by((row) => row.price, 1),
  'price-desc': by((row) => row.price, -1),
  'rating-desc': by((row) => row.rating, -1),
  'title-asc': (a, b) => a.title.localeCompare(b.title, 'en'),
}

export type Catalogue = ReturnType<typeof createCatalogue>

export function createCatalogue(products: Product[], categories: Category[], brands: Brand[]) {
  const rows = products.map(readRow)
  const byId = new Map(products.map((product) => [product.id, product]))
  const categoriesBySlug = new Map(categories.map((category) => [category.slug, category]))
  const brandNames = new Map(brands.map((brand) => [brand.id, brand.name]))
  const categoryIds = new Set(categories.map((category) => category.id))

  const sorted = new Map<Sort, Row[]>()
  const sortedBy = (sort: Sort): Row[] => {
    const known = sorted.get(sort) ?? rows.toSorted(ORDERS[sort])
    sorted.set(sort, known)
    return known
  }

  let searching: Promise<(search: string) => readonly Product[]> | undefined
  /** Returns the products that a search finds; null without a search. */
  const findProducts = async (search: string): Promise<ReadonlySet<Product> | null> => {
    if (!search.trim()) return null
    searching ??= import('./search.ts').then(({ createSearch }) => createSearch(products))
    try {
      return new Set((await searching)(search))
    } catch (error) {
      // The next search downloads the module again.
      searching = undefined
      throw error
    }
  }

  return {
    categories,
    brands,
    product: (id: string) => byId.get(id),
    category: (slug: string) => categoriesBySlug.get(slug),

    async page(query: ListQuery): Promise<{ products: Product[]; total: number }> {
      const brand = query.brandId === null ? undefined : brandNames.get(query.brandId)
      const found = await findProducts(query.search)
      const bounded = query.minPrice > 0 || query.maxPrice < Number.POSITIVE_INFINITY
      const from = (query.page - 1) * query.limit
      const page: Product[] = []
      let total = 0
      for (const row of sortedBy(query.sort)) {
        if (query.categoryId !== null && row.product.categoryId !== query.categoryId) continue
        if (brand !== undefined && row.product.brand !== brand) continue
        if (bounded && !(row.price >= query.minPrice && row.price <= query.maxPrice)) continue
        if (found && !found.has(row.product)) continue
        if (total >= from && page.length < query.limit) page.push(row.product)
        total += 1
      }
      return { products: page, total }
    },

    /** Parses the query parameters. Invalid values fall back to defaults (product/mock-api.md). */
    readQuery(params: URLSearchParams): ListQuery {
      const sort = SORTS.find((known) => known === `${params.get('sortBy')}-${params.get('sortOrder')}`)
      const categoryId = params.get('categoryId')
      const brandId = params.get('brandId')
      return {
        page: readInteger(params.get('page'), 1, Number.MAX_SAFE_INTEGER) ?? 1,
        limit: readInteger(params.get('limit'), 1, LIMIT_MAX) ?? PAGE_SIZE,
        sort: sort ?? SORTS[0],
        categoryId: categoryId !== null && categoryIds.has(categoryId) ? categoryId : null,
        brandId: brandId !== null && brandNames.has(brandId) ? brandId : null,
        search: params.get('search') ?? '',
        minPrice: readPrice(params.get('minPrice')) ?? 0,
        maxPrice: readPrice(params.get('maxPrice')) ?? Number.POSITIVE_INFINITY,
      }
    },
  }
}

/** Parses an integer from `min` to `max`; returns null for other text. */
export function readInteger(text: string | null, min: number, max: number): number | null {
  if (text === null || !/^\d{1,15}$/.test(text)) return null
  const value = Number(text)
  return value >= min && value <= max ? value : null
}

const readPrice = (text: string | null): number | null =>
  text !== null && /^\d{1,12}(\.\d+)?$/.test(text) ? Number(text) : null
