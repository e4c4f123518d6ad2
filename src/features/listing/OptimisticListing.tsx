import useEventCallback from '@mui/utils/useEventCallback'
import { trimPathRight, useRouter } from '@tanstack/react-router'
import { createContext, type PropsWithChildren, startTransition, use, useMemo, useOptimistic } from 'react'
import type { Sort } from '#src/api/sorts.ts'
import { focusSection } from '#src/ui/page/focus-section.ts'
import { DEFAULT_SORT, type ListingSearch } from './listing-search.ts'

declare module '@tanstack/react-router' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- Only an interface can be merged.
  interface HistoryState {
    /** True if the entry was added by choosing a sort. */
    isSort?: boolean
  }
}

/** The filters to set; undefined removes one. */
type FilterChange = Partial<Pick<ListingSearch, 'search' | 'categoryId' | 'brandId' | 'priceRanges'>>

export type ListingChange =
  | { kind: 'filter'; filters: FilterChange }
  | { kind: 'priceRange'; id: string; isChosen: boolean }
  | { kind: 'sort'; sort: Sort }
  | { kind: 'page'; page: number }

export type SetListing = (change: ListingChange) => void

type OptimisticListingValue = [listing: ListingSearch, setListing: SetListing]

const OptimisticListingContext = createContext<OptimisticListingValue | undefined>(undefined)

/** Returns what the visitor has chosen, before the URL has it, and a function that changes it. */
export function useOptimisticListing() {
  const value = use(OptimisticListingContext)
  if (!value) throw new Error('useOptimisticListing must be used within an OptimisticListing')
  return value
}

/** Returns the listing after a change. A filter and the sort reset the page to 1 (spec §4); defaults are left out. */
function applyChange({ page: _page, ...listing }: ListingSearch, change: ListingChange): ListingSearch {
  switch (change.kind) {
    case 'filter':
      return { ...listing, ...change.filters }
    case 'priceRange': {
      const others = (listing.priceRanges ?? []).filter((id) => id !== change.id)
      return { ...listing, priceRanges: change.isChosen ? [...others, change.id] : others }
    }
    case 'sort':
      return { ...listing, sort: change.sort === DEFAULT_SORT ? undefined : change.sort }
    case 'page':
      return { ...listing, page: change.page > 1 ? change.page : undefined }
    default:
      return change satisfies never
  }
}

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

  /** Returns whether another page is loading. The listing can still be used until it is shown. */
  const isLeaving = () =>
    trimPathRight(router.latestLocation.pathname) !== trimPathRight(router.buildLocation(page).pathname)

  const setListing = useEventCallback((change: ListingChange) =>
    startTransition(async () => {
      showChange(change)
      if (change.kind === 'page') focusSection()
      const isReturning = isLeaving()
      await nextPaint()
      const hasLeftMeanwhile = isLeaving() && !isReturning
      if (hasLeftMeanwhile) return
      const isSort = change.kind === 'sort'
      await router.navigate({
        ...page,
        // The latest search may contain parameters of others. While another page loads, it is that page's.
        search: (latest) => applyChange(isReturning ? optimistic : latest, change),
        // A filter changes the products in place; another page of products starts at its top.
        resetScroll: change.kind === 'page',
        // Arrow keys on the select choose one sort after the other. Back undoes them together.
        replace: isSort && router.latestLocation.state.isSort === true,
        state: { isSort },
      })
    }),
  )
  const value = useMemo((): OptimisticListingValue => [optimistic, setListing], [optimistic, setListing])

  return <OptimisticListingContext value={value}>{children}</OptimisticListingContext>
}
