import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import { memo } from 'react'
import { pagesOf } from '#src/features/listing/listing-search.ts'
import { useOptimisticListing } from '#src/features/listing/OptimisticListing.tsx'
import { Button } from '#src/ui/controls/buttons.tsx'
import { Pagination } from '#src/ui/controls/Pagination.tsx'

type ListingPagesProps = {
  current: number
  /**
   * Undefined while the listing loads. The pagination's height is then reserved, so that a reload can restore the
   * scroll position.
   */
  total: number | undefined
}

/**
 * Load More and page numbers. The new page replaces the current one (spec §4).
 *
 * Memoized, because a change of the products seldom changes the pages (docs/decisions/0006).
 */
export const ListingPages = memo(function ListingPages({ current, total }: ListingPagesProps) {
  const [, setListing] = useOptimisticListing()
  if (total === undefined) return <Box sx={PAGES} />
  const pages = pagesOf(total)
  const goTo = (page: number) => setListing({ kind: 'page', page })
  return (
    <Box sx={PAGES}>
      {current < pages && <Button onClick={() => goTo(current + 1)}>Load More</Button>}
      <Pagination current={current} pages={pages} onChange={goTo} />
    </Box>
  )
})

const PAGES = {
  display: 'grid',
  justifyItems: 'center',
  gap: 6,
  padding: '48px 0 64px',
  // The height of Load More, the gap and the page numbers.
  '&:empty': { boxSizing: 'content-box', height: ({ target }) => target + 24 + target },
} satisfies SxProps<Theme>
