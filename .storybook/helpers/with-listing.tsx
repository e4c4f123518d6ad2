import type { Decorator } from '@storybook/react-vite'
import { useLocation } from '@tanstack/react-router'
import type { PropsWithChildren } from 'react'
import { parseListingSearch } from '#src/features/listing/listing-search.ts'
import { OptimisticListing } from '#src/features/listing/OptimisticListing.tsx'

/** Decorator that provides the search, filters, sort and page that the query string of `shop.url` contains. */
export const withListing: Decorator = (Story) => (
  <ListingFromUrl>
    <Story />
  </ListingFromUrl>
)

function ListingFromUrl({ children }: PropsWithChildren) {
  const search = useLocation({ select: (location) => location.search })
  return <OptimisticListing listing={parseListingSearch({ ...search })}>{children}</OptimisticListing>
}
