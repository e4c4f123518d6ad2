/** The states of a listing without products (spec §8), and of its filters. */
import Stack from '@mui/material/Stack'
import { Button } from '#src/ui/buttons.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { useOptimisticListing } from './OptimisticListing.tsx'

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

/** No products, on whichever page and however many the answer says there are on all of them. */
export const NothingHere = ({ page, last }: { page: number; last: number }) =>
  last > 0 && page > last ? <NoSuchPage page={page} last={last} /> : <EmptyListing />

function EmptyListing() {
  return (
    <Notice
      title="No products found"
      hint="Try adjusting your filters or search terms to find what you're looking for."
    />
  )
}

/** A page beyond the last, from an old link or a changed catalogue. */
function NoSuchPage({ page, last }: { page: number; last: number }) {
  const [, setListing] = useOptimisticListing()
  return (
    <Notice title="Nothing on this page" hint={`There is no page ${page} of this listing. It ends on page ${last}.`}>
      <Button variant="contained" onClick={() => setListing({ page: last > 1 ? last : undefined })}>
        Go to page {last}
      </Button>
    </Notice>
  )
}

type FailedFiltersProps = { what: string; isAskedAgain: boolean; onRetry: () => unknown }

/** In the place of the choices of one section; the rest of the page does without them. */
export function FailedFilters({ what, isAskedAgain, onRetry }: FailedFiltersProps) {
  return (
    <Stack sx={{ alignItems: 'start', gap: 2, padding: '4px 8px' }}>
      <p role="alert">{isAskedAgain ? `Loading ${what}…` : `Failed to load ${what}.`}</p>
      <Button onClick={() => onRetry()}>Retry</Button>
    </Stack>
  )
}
