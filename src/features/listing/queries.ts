import { queryOptions, skipToken } from '@tanstack/react-query'
import { productListOptions } from '#src/api/catalogue-queries.ts'
import type { ProductList } from '#src/api/contract.ts'
import { type ListingSearch, productQuery } from './listing-search.ts'

/** One page of a listing (spec §7). */
export const listingOptions = (listing: ListingSearch) => productListOptions(productQuery(listing))

/** The listing of a category that is still on its way: nothing can be asked for. */
export const unknownListingOptions = () =>
  queryOptions<ProductList, Error, ProductList, string[]>({ queryKey: ['/api/products', '?'], queryFn: skipToken })
