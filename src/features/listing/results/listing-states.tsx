/** Error and empty states of a listing and of its filters (spec §8). */
import Stack from '@mui/material/Stack'
import type { ListingSearch } from '#src/features/listing/listing-search.ts'
import { useOptimisticListing } from '#src/features/listing/OptimisticListing.tsx'
import { Button, RouterButton } from '#src/ui/controls/buttons.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { onDemand } from '#src/ui/on-demand.tsx'

const CategoryTiles = onDemand(() => import('./CategoryTiles.tsx').then((module) => module.CategoryTiles))

export function FailedListing() {
  return (
    <Notice role="alert" title="Failed to load products. Please try again.">
      <Button variant="contained" onClick={() => location.reload()}>
        Retry
      </Button>
    </Notice>
  )
}

type NoProductsProps = {
  listing: ListingSearch
  /** True on the page of a category, whose listing always has that category as a filter. */
  isInCategory: boolean
  /** The number of the last page that may have products, 0 in an empty listing. */
  last: number
}

/** Renders the state of a page without products. */
export function NoProducts({ listing, isInCategory, last }: NoProductsProps) {
  const { search, page = 1, categoryId, brandId, priceRanges } = listing
  if (last > 0) return <NoSuchPage page={page} last={last} />
  const isRestricted = isInCategory || [categoryId, brandId, priceRanges].some((filter) => filter !== undefined)
  return (
    <>
      <Notice
        title="No products found"
        hint="Try adjusting your filters or search terms to find what you're looking for."
      >
        {search && isRestricted && (
          <RouterButton to="/" search={{ search }} variant="contained">
            Search all products
          </RouterButton>
        )}
      </Notice>
      <CategoryTiles props={{}} resetKey={search} />
    </>
  )
}

/** A page beyond the last, from an old link or a changed catalogue. */
function NoSuchPage({ page, last }: { page: number; last: number }) {
  const [, setListing] = useOptimisticListing()
  return (
    <Notice title="Nothing on this page" hint={`There’s no page ${page}. The last page is page ${last}.`}>
      <Button variant="contained" onClick={() => setListing({ kind: 'page', page: last })}>
        {`Go to page ${last}`}
      </Button>
    </Notice>
  )
}

type FailedFiltersProps = { name: string; isRetrying: boolean; onRetry: () => unknown }

/** Replaces the options of a section that failed to load. */
export function FailedFilters({ name, isRetrying, onRetry }: FailedFiltersProps) {
  return (
    <Stack sx={{ alignItems: 'start', gap: 2, padding: '4px 8px' }}>
      <p role="alert">{isRetrying ? `Loading ${name}…` : `Failed to load ${name}.`}</p>
      <Button onClick={() => onRetry()}>Retry</Button>
    </Stack>
  )
}
