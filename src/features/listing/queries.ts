import { queryOptions, skipToken } from '@tanstack/react-query'
import { productListOptions } from '#src/api/catalogue-queries.ts'
import type { ProductList } from '#src/api/contract.ts'
import { type ListingSearch, productQuery } from './listing-search.ts'

/** One page of a listing (spec §7). */
export const listingOptions = (listing: ListingSearch) => productListOptions(productQuery(listing))

/** Requests nothing: the listing of a category whose id is still loading. */
export const unknownListingOptions = () =>
  queryOptions<ProductList, Error, ProductList, string[]>({ queryKey: ['/api/products', '?'], queryFn: skipToken })
