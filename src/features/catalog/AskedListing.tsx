import { replaceEqualDeep } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { createContext, type PropsWithChildren, use, useCallback, useState } from 'react'
import { nextTask } from '#src/lib/next-task.ts'
import type { ListingSearch } from './listing-search.ts'

const Asked = createContext<ListingSearch>({})
const Change = createContext<(changed: ListingSearch) => void>(() => undefined)

/** What the visitor asks for, which a control shows a moment before the URL says it. */
export const useAskedListing = () => use(Asked)

/**
 * Gives the one way to change what a listing shows: the change goes into the URL,
 * and the page goes back to 1 unless the change names one (spec §4).
 */
export const useListingChange = () => use(Change)

/**
 * Holds what the URL asks for (`listing`) and the changes on their way there: the
 * router needs longer than a frame, so the control answers first and the URL follows.
 */
export function AskedListing({ listing, children }: PropsWithChildren<{ listing: ListingSearch }>) {
  const navigate = useNavigate()
  const [arrived, setArrived] = useState(listing)
  const [asked, setAsked] = useState(listing)
  if (arrived !== listing) {
    setArrived(listing)
    // What was asked for and arrives renders nothing again.
    setAsked(replaceEqualDeep(asked, listing))
  }
  const change = useCallback(
    (changed: ListingSearch) => {
      setAsked((before) => ({ ...before, page: undefined, ...changed }))
      nextTask().then(() =>
        navigate({
          to: '.',
          search: (now) => ({ ...now, page: undefined, ...changed }),
          // A new page starts at its top; a filter is changed where one stands.
          resetScroll: 'page' in changed,
        }),
      )
    },
    [navigate],
  )
  return (
    <Change value={change}>
      <Asked value={asked}>{children}</Asked>
    </Change>
  )
}
