import { replaceEqualDeep } from '@tanstack/react-query'
import { trimPathRight, useRouter } from '@tanstack/react-router'
import { createContext, type PropsWithChildren, use, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { nextPaint } from '#src/lib/tasks.ts'
import { type ListingSearch, readListingSearch } from './listing-search.ts'

/** What changes, or for a filter of several values how to tell it from what is asked for now. */
type ListingChange = ListingSearch | ((now: ListingSearch) => ListingSearch)

type Asking = {
  // A store, not a context's value: React would look for its readers in every card.
  asked: StoreApi<ListingSearch>
  change: (changed: ListingChange) => void
}

const AskingContext = createContext<Asking>({ asked: createStore(() => ({})), change: () => undefined })

/** What the visitor asks for (`filter` of it), which a control shows a moment before the URL says it. */
export const useAskedListing = <Filter extends keyof ListingSearch>(filter: Filter): ListingSearch[Filter] =>
  useStore(use(AskingContext).asked, (asked) => asked[filter])

/**
 * Gives the one way to change what a listing shows: the change goes into the URL,
 * and the page goes back to 1 unless the change names one (spec §4).
 */
export const useListingChange = () => use(AskingContext).change

type AskedListingProps = PropsWithChildren<{
  listing: ListingSearch
  /** The category's, on its page. */
  slug?: string
}>

/**
 * Holds what the URL asks for (`listing`) and the changes on their way there: the
 * router needs longer than a frame, so the control answers first and the URL follows.
 * What the visitor did last is what happens, also where another page was asked for.
 */
export function AskedListing({ listing, slug, children }: AskedListingProps) {
  const router = useRouter()
  const [asked] = useState(() => createStore(() => listing))
  const waiting = useRef(0)
  useLayoutEffect(() => {
    // A later change, still waiting for its paint, would seem taken back; the URL that it leads to says both.
    if (waiting.current > 0) return
    // What was asked for and arrives renders nothing again.
    asked.setState((before) => replaceEqualDeep(before, listing), true)
  }, [asked, listing])
  const value = useMemo(() => {
    const own = slug === undefined ? ({ to: '/' } as const) : ({ to: '/category/$slug', params: { slug } } as const)
    // The router's address is the next page's as soon as that is asked for, however long it takes to open.
    const isLeft = () =>
      trimPathRight(router.latestLocation.pathname) !== trimPathRight(router.buildLocation(own).pathname)
    return {
      asked,
      change: (changed: ListingChange) => {
        const changeOf = (now: ListingSearch) => ({
          ...now,
          page: undefined,
          ...(typeof changed === 'function' ? changed(now) : changed),
        })
        asked.setState(changeOf, true)
        // A new page starts at its top; a filter is changed where one stands.
        const options = { ...own, resetScroll: 'page' in changed }
        if (isLeft()) {
          router.navigate({ ...options, search: asked.getState() })
          return
        }
        waiting.current += 1
        nextPaint().then(() => {
          waiting.current -= 1
          if (isLeft()) return
          // What else the address carries stays in it.
          router.navigate({ ...options, search: (now) => changeOf({ ...now, ...readListingSearch(now) }) })
        })
      },
    }
  }, [asked, router, slug])
  return <AskingContext value={value}>{children}</AskingContext>
}
