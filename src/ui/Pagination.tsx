import { styled } from '@mui/material/styles'
import { pageNumbers } from '#src/lib/page-numbers.ts'

type PaginationProps = {
  /** From 1. */
  current: number
  pages: number
  onChange: (page: number) => void
}

/** At most five page buttons, an ellipsis and the last page (spec §9). Nothing for a single page. */
export function Pagination({ current, pages, onChange }: PaginationProps) {
  if (pages < 2) return null
  const { numbers, last } = pageNumbers(current, pages)
  const button = (page: number) => (
    <li key={page}>
      <button
        type="button"
        aria-label={`Page ${page}`}
        aria-current={page === current ? 'page' : undefined}
        onClick={() => onChange(page)}
      >
        {page}
      </button>
    </li>
  )
  return (
    <nav aria-label="Pagination">
      <List>
        {numbers.map(button)}
        {last !== null && (
          <>
            <li aria-hidden="true">…</li>
            {button(last)}
          </>
        )}
      </List>
    </nav>
  )
}

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.reading,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  '& button': {
    minWidth: 44,
    height: 44,
    border: '1px solid transparent',
    borderRadius: 4,
    font: 'inherit',
    color: 'inherit',
    background: 'none',
    cursor: 'pointer',
    '&:hover': { borderColor: theme.vars.palette.divider },
    '&[aria-current]': { borderColor: theme.vars.palette.text.primary },
  },
}))
