import { useNavigate } from '@tanstack/react-router'
import type { ListingSearch } from './listing-search.ts'

/**
 * Gives the one way to change what a listing shows: the change goes into the URL,
 * and the page goes back to 1 unless the change names one (spec §4).
 */
export function useListingChange() {
  const navigate = useNavigate()
  return (change: ListingSearch) =>
    navigate({
      to: '.',
      search: (now) => ({ ...now, page: undefined, ...change }),
      // A new page starts at its top; a filter is changed where one stands.
      resetScroll: 'page' in change,
    })
}
