import useEventCallback from '@mui/utils/useEventCallback'
import { trimPathRight, useRouter } from '@tanstack/react-router'
import { createContext, type PropsWithChildren, startTransition, use, useMemo, useOptimistic } from 'react'
import type { ListingSearch } from './listing-search.ts'

declare module '@tanstack/react-router' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- Only an interface can be merged.
  interface HistoryState {
    /** True if the entry was added by choosing a sort. */
    isSort?: boolean
  }
}

/** The parameters to change, or a function that computes them from the current ones. */
type Change = ListingSearch | ((current: ListingSearch) => ListingSearch)

export type SetListing = (change: Change) => void

type OptimisticListingValue = [listing: ListingSearch, setListing: SetListing]

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

/** Resolves after the next frame, so that the pressed control is painted before the products are rendered. */
const nextPaint = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** Provides the listing in the URL to the controls inside, which show a change at once while the router navigates. */
export function OptimisticListing({
  listing,
  slug,
  children,
}: PropsWithChildren<{ listing: ListingSearch; slug?: string }>) {
  const router = useRouter()
  const [optimistic, showChange] = useOptimistic(listing, applyChange)
  const page = slug === undefined ? ({ to: '/' } as const) : ({ to: '/category/$slug', params: { slug } } as const)

  // Another page may be loading while the listing can still be used. The search of that page is not the listing's.
  const isLeaving = () =>
    trimPathRight(router.latestLocation.pathname) !== trimPathRight(router.buildLocation(page).pathname)

  const setListing = useEventCallback((change: Change) =>
    startTransition(async () => {
      showChange(change)
      const wasLeaving = isLeaving()
      await nextPaint()
      // A link that was pressed in the meantime wins.
      if (isLeaving() && !wasLeaving) return
      await router.navigate({
        ...page,
        search: (latest) => applyChange(wasLeaving ? optimistic : latest, change),
        // A filter changes the products in place; another page of products starts at its top.
        resetScroll: 'page' in change,
        // Arrow keys on the select choose one sort after the other. Back undoes them together.
        replace: 'sort' in change && router.latestLocation.state.isSort === true,
        state: { isSort: 'sort' in change },
      })
    }),
  )
  const value = useMemo((): OptimisticListingValue => [optimistic, setListing], [optimistic, setListing])

  return <OptimisticListingContext value={value}>{children}</OptimisticListingContext>
}
