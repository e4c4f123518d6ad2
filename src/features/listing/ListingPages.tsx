import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import { memo } from 'react'
import { Button } from '#src/ui/buttons.tsx'
import { Pagination } from '#src/ui/Pagination.tsx'
import { pagesOf } from './listing-search.ts'
import { useOptimisticListing } from './OptimisticListing.tsx'

type ListingPagesProps = {
  current: number
  /** Absent while it is not known: then their place is kept, so that a reload finds the place where it was. */
  total: number | undefined
}

/** Load More raises the page by one, and the new page replaces the shown one (spec §4). */
export const ListingPages = memo(function ListingPages({ current, total }: ListingPagesProps) {
  const [, setListing] = useOptimisticListing()
  if (total === undefined) return <Box sx={PAGES} />
  const pages = pagesOf(total)
  const goTo = (page: number) => setListing({ page: page > 1 ? page : undefined })
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
  // Button, gap and links.
  '&:empty': { boxSizing: 'content-box', height: ({ target }) => target + 24 + target },
} satisfies SxProps<Theme>
