import useEventCallback from '@mui/utils/useEventCallback'
import { trimPathRight, useRouter } from '@tanstack/react-router'
import { createContext, type PropsWithChildren, startTransition, use, useMemo, useOptimistic } from 'react'
import type { ListingSearch } from './listing-search.ts'

/** The parameters to change, or a function that computes them from the current ones. */
type Change = ListingSearch | ((current: ListingSearch) => ListingSearch)

type OptimisticListingValue = [listing: ListingSearch, setListing: (change: Change) => void]

const OptimisticListingContext = createContext<OptimisticListingValue | undefined>(undefined)

/** Returns what the visitor has chosen, before the URL has it, and a function that changes it. */
export function useOptimisticListing() {
  const value = use(OptimisticListingContext)
  if (!value) throw new Error('useOptimisticListing must be used within an OptimisticListing')
  return value
}

/** A change of a filter or of the sort resets the page to 1 (spec §4). */
const applyChange = (listing: ListingSearch, change: Change): ListingSearch => ({
  ...listing,
  page: undefined,
  ...(typeof change === 'function' ? change(listing) : change),
})

/** Provides the listing of the URL to its controls, and shows a change at once while the router navigates to it. */
export function OptimisticListing({
  listing,
  slug,
  children,
}: PropsWithChildren<{ listing: ListingSearch; slug?: string }>) {
  const router = useRouter()
  const [optimistic, showChange] = useOptimistic(listing, applyChange)
  const page = slug === undefined ? ({ to: '/' } as const) : ({ to: '/category/$slug', params: { slug } } as const)

  const setListing = useEventCallback((change: Change) =>
    startTransition(async () => {
      showChange(change)
      // Another page may be loading while this one can still be used. Its search is not the listing's.
      const isLeaving =
        trimPathRight(router.latestLocation.pathname) !== trimPathRight(router.buildLocation(page).pathname)
      await router.navigate({
        ...page,
        search: (latest) => applyChange(isLeaving ? optimistic : latest, change),
        // A filter changes the products in place; another page of products starts at its top.
        resetScroll: 'page' in change,
      })
    }),
  )
  const value = useMemo((): OptimisticListingValue => [optimistic, setListing], [optimistic, setListing])

  return <OptimisticListingContext value={value}>{children}</OptimisticListingContext>
}
