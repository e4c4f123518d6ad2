import { replaceEqualDeep } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { createContext, type PropsWithChildren, use, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { nextPaint } from '#src/lib/tasks.ts'
import type { ListingSearch } from './listing-search.ts'

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

/**
 * Holds what the URL asks for (`listing`) and the changes on their way there: the
 * router needs longer than a frame, so the control answers first and the URL follows.
 */
export function AskedListing({ listing, children }: PropsWithChildren<{ listing: ListingSearch }>) {
  const navigate = useNavigate()
  const [asked] = useState(() => createStore(() => listing))
  const waiting = useRef(0)
  useLayoutEffect(() => {
    // A later change, still waiting for its paint, would seem taken back; the URL that it leads to says both.
    if (waiting.current > 0) return
    // What was asked for and arrives renders nothing again.
    asked.setState((before) => replaceEqualDeep(before, listing), true)
  }, [asked, listing])
  const value = useMemo(
    () => ({
      asked,
      change: (changed: ListingChange) => {
        const changeOf = (now: ListingSearch) => ({
          ...now,
          page: undefined,
          ...(typeof changed === 'function' ? changed(now) : changed),
        })
        asked.setState(changeOf, true)
        waiting.current += 1
        nextPaint().then(() => {
          waiting.current -= 1
          navigate({
            to: '.',
            search: changeOf,
            // A new page starts at its top; a filter is changed where one stands.
            resetScroll: 'page' in changed,
          })
        })
      },
    }),
    [asked, navigate],
  )
  return <AskingContext value={value}>{children}</AskingContext>
}
