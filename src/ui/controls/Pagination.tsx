import PaginationItem from '@mui/material/PaginationItem'
import Stack from '@mui/material/Stack'
import { pageNumbers } from '#src/lib/page-numbers.ts'

type PaginationProps = {
  /** From 1. */
  current: number
  pages: number
  onChange: (page: number) => void
}

/** At most five page buttons, an ellipsis and the last page (spec §9). Renders nothing for a single page. */
export function Pagination({ current, pages, onChange }: PaginationProps) {
  if (pages < 2) return null
  const { numbers, last } = pageNumbers(current, pages)
  const item = (page: number) => (
    <li key={page}>
      <PaginationItem
        page={page}
        selected={page === current}
        aria-label={`Page ${page}`}
        aria-current={page === current ? 'page' : undefined}
        onClick={() => onChange(page)}
      />
    </li>
  )
  return (
    <nav aria-label="Pagination">
      <Stack
        component="ul"
        direction="row"
        sx={{ flexWrap: 'wrap', placeContent: 'center', alignItems: 'center', gap: 1 }}
      >
        {numbers.map(item)}
        {last !== null && [ELLIPSIS, item(last)]}
      </Stack>
    </nav>
  )
}

const ELLIPSIS = (
  <li key="ellipsis" aria-hidden="true">
    …
  </li>
)
