import type { Decorator } from '@storybook/react-vite'
import { useLocation } from '@tanstack/react-router'
import type { PropsWithChildren } from 'react'
import { parseListingSearch } from '#src/features/listing/listing-search.ts'
import { OptimisticListing } from '#src/features/listing/OptimisticListing.tsx'

/** For stories of a listing's controls: around them is the listing that the story's address asks for. */
export const withListing: Decorator = (Story) => (
  <AskedListing>
    <Story />
  </AskedListing>
)

function AskedListing({ children }: PropsWithChildren) {
  const search = useLocation({ select: (location) => location.search })
  return <OptimisticListing listing={parseListingSearch({ ...search })}>{children}</OptimisticListing>
}
