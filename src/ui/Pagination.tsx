import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { pageNumbers } from '#src/lib/page-numbers.ts'

type PaginationProps = {
  /** From 1. */
  current: number
  pages: number
  /** A link to the page, given its number, its label and whether it is the current one. */
  renderLink: (page: number, props: { 'aria-label': string; 'aria-current'?: 'page' }) => ReactNode
}

/** At most five page buttons, an ellipsis and the last page (spec §9). Nothing for a single page. */
export function Pagination({ current, pages, renderLink }: PaginationProps) {
  if (pages < 2) return null
  const { numbers, last } = pageNumbers(current, pages)
  const link = (page: number) => (
    <li key={page}>
      {renderLink(page, { 'aria-label': `Page ${page}`, 'aria-current': page === current ? 'page' : undefined })}
    </li>
  )
  return (
    <nav aria-label="Pagination">
      <List>
        {numbers.map(link)}
        {last !== null && (
          <>
            <li aria-hidden="true">…</li>
            {link(last)}
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
  '& a': {
    display: 'grid',
    placeItems: 'center',
    minWidth: 44,
    height: 44,
    border: '1px solid transparent',
    borderRadius: 4,
    textDecoration: 'none',
    '&:hover': { borderColor: theme.vars.palette.divider },
    '&[aria-current]': { borderColor: theme.vars.palette.text.primary },
  },
}))
