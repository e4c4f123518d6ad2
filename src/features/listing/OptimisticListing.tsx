import useEventCallback from '@mui/utils/useEventCallback'
import { trimPathRight, useRouter } from '@tanstack/react-router'
import { createContext, type PropsWithChildren, startTransition, use, useMemo, useOptimistic } from 'react'
import { type ListingSearch, parseListingSearch } from './listing-search.ts'

/** What changes, or for a filter of several values how to tell it from what is asked for now. */
type Change = ListingSearch | ((now: ListingSearch) => ListingSearch)

type Optimistic = [listing: ListingSearch, setListing: (change: Change) => void]

const OptimisticContext = createContext<Optimistic | undefined>(undefined)

/** What the visitor asks for, a moment before the URL says it, and the one way to change it. */
export function useOptimisticListing() {
  const optimistic = use(OptimisticContext)
  if (!optimistic) throw new Error('useOptimisticListing must be used within an OptimisticListing')
  return optimistic
}

/** The page goes back to 1 unless the change names one (spec §4). */
const changed = (now: ListingSearch, change: Change): ListingSearch => ({
  ...now,
  page: undefined,
  ...(typeof change === 'function' ? change(now) : change),
})

/** Resolves in a task of its own after the next frame. */
const afterPaint = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** What the visitor did last is what happens, also where another page was asked for. */
export function OptimisticListing(props: PropsWithChildren<{ listing: ListingSearch; slug?: string }>) {
  const { listing: inUrl, slug, children } = props
  const router = useRouter()
  const [listing, show] = useOptimistic(inUrl, changed)
  const own = slug === undefined ? ({ to: '/' } as const) : ({ to: '/category/$slug', params: { slug } } as const)
  // The router's address is the next page's as soon as that is asked for, however long it takes to open.
  const isLeft = () =>
    trimPathRight(router.latestLocation.pathname) !== trimPathRight(router.buildLocation(own).pathname)
  const setListing = useEventCallback((change: Change) =>
    startTransition(async () => {
      show(change)
      const backTo = isLeft() && listing
      if (!backTo) await afterPaint()
      if (!backTo && isLeft()) return
      // What else the address carries stays in it.
      const search = (now: object) => changed(backTo || { ...now, ...parseListingSearch({ ...now }) }, change)
      // A new page starts at its top; a filter is changed where one stands.
      await router.navigate({ ...own, search, resetScroll: 'page' in change })
    }),
  )
  // By value: React renders this some five times a press, and the controls of a listing once.
  const asked = JSON.stringify(parseListingSearch({ ...listing }))
  const value = useMemo((): Optimistic => [JSON.parse(asked), setListing], [asked, setListing])
  return <OptimisticContext value={value}>{children}</OptimisticContext>
}
