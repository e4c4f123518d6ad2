/**
 * The state of a listing: search, category, brand, price ranges, sort and page. It is stored in the URL
 * (product/listing.md). Unknown values are ignored, and defaults are left out of the URL.
 */
import type { ProductQuery } from '#src/api/contract.ts'
import { SORTS, type Sort } from '#src/api/sorts.ts'
import type { LISTING_PARAMS, RawSearch } from '#src/lib/search-params.ts'
import { combinePriceRanges, PRICE_RANGES } from './filters/price-ranges.ts'

export type ListingSearch = {
  search?: string
  categoryId?: string
  brandId?: string
  priceRanges?: string[]
  sort?: Sort
  page?: number
}

/** Products per page (spec §9). */
export const PAGE_SIZE = 24
export const pagesOf = (total: number) => Math.ceil(total / PAGE_SIZE)
export const DEFAULT_SORT: Sort = SORTS[0]

/** Returns the valid parameters of a URL. */
export function parseListingSearch(raw: RawSearch<(typeof LISTING_PARAMS)[number]>): ListingSearch {
  const ids = list(raw.priceRanges)
  const priceRanges = PRICE_RANGES.map((range) => range.id).filter((id) => ids.includes(id))
  const sort = SORTS.find((known) => known === raw.sort && known !== DEFAULT_SORT)
  const page = /^[1-9]\d{0,8}$/.test(String(raw.page)) ? Number(raw.page) : 1
  return {
    search: text(raw.search),
    categoryId: text(raw.categoryId),
    brandId: text(raw.brandId),
    priceRanges: priceRanges.length > 0 ? priceRanges : undefined,
    sort,
    page: page > 1 ? page : undefined,
  }
}

const text = (value: unknown): string | undefined => {
  const first = Array.isArray(value) ? value[0] : value
  return typeof first === 'string' && first.trim() ? first.trim() : undefined
}

/** Accepts one value with commas, or repeated keys. A plus that is not encoded in the URL is parsed as a space. */
const list = (value: unknown): string[] =>
  [value].flat().flatMap((part) => (typeof part === 'string' ? part.replaceAll(' ', '+').split(',') : []))

/** Returns the query of GET /api/products for a listing (spec §7). */
export function productQuery(listing: ListingSearch): ProductQuery {
  const [sortBy, sortOrder] = (listing.sort ?? DEFAULT_SORT).split('-')
  return {
    page: listing.page ?? 1,
    limit: PAGE_SIZE,
    sortBy,
    sortOrder,
    categoryId: listing.categoryId,
    brandId: listing.brandId,
    search: listing.search,
    ...combinePriceRanges(listing.priceRanges ?? []),
  }
}
