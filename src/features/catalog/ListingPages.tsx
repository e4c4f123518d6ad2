import { styled } from '@mui/material/styles'
import { Button } from '#src/ui/buttons.tsx'
import { Pagination } from '#src/ui/Pagination.tsx'
import { pagesOf } from './listing-search.ts'
import { useOptimisticListing } from './OptimisticListing.tsx'

/** Load More raises the page by one, and the new page replaces the shown one (spec §4). */
export function ListingPages({ current, total }: { current: number; total: number }) {
  const [, setListing] = useOptimisticListing()
  const pages = pagesOf(total)
  const goTo = (page: number) => setListing({ page: page > 1 ? page : undefined })
  return (
    <Pages>
      {current < pages && <Button onClick={() => goTo(current + 1)}>Load More</Button>}
      <Pagination current={current} pages={pages} onChange={goTo} />
    </Pages>
  )
}

const Pages = styled('div')({ display: 'grid', justifyItems: 'center', gap: 24, paddingBlock: '48px 64px' })
