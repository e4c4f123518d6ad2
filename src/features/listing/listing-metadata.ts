import { titleOfPage } from '#src/lib/page-numbers.ts'
import type { ListingSearch } from './listing-search.ts'

/**
 * Returns the title, the canonical path and the indexing of a listing (product/search-engines.md).
 *
 * `name` and `path` are those of the listing without parameters. Other parameters of the URL are ignored.
 */
export function listingMetadata(name: string, path: string, listing: ListingSearch) {
  const { search, categoryId, brandId, priceRanges, sort, page = 1 } = listing
  const isFiltered = [categoryId, brandId, priceRanges, sort].some((value) => value !== undefined)
  return {
    title: titleOfPage(search === undefined ? name : searchTitle(search), page),
    path: page > 1 && !isFiltered ? `${path}?page=${page}` : path,
    noIndex: search !== undefined,
  }
}

export const searchTitle = (search: string) => `Results for “${search}”`
