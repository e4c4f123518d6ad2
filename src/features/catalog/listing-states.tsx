/** The states of a listing without products (spec §8). */
import { Button } from '#src/ui/buttons.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { useListingChange } from './AskedListing.tsx'

/** Retry reloads the page. */
export function FailedListing() {
  return (
    <Notice role="alert" title="Failed to load products. Please try again.">
      <Button variant="contained" onClick={() => location.reload()}>
        Retry
      </Button>
    </Notice>
  )
}

export function EmptyListing() {
  return (
    <Notice
      title="No products found"
      hint="Try adjusting your filters or search terms to find what you're looking for."
    />
  )
}

/** A page beyond the last, from an old link or a changed catalogue. */
export function NoSuchPage({ page }: { page: number }) {
  const change = useListingChange()
  return (
    <Notice title="Nothing on this page" hint={`There is no page ${page} of this listing.`}>
      <Button variant="contained" onClick={() => change({ page: undefined })}>
        Go to page 1
      </Button>
    </Notice>
  )
}
