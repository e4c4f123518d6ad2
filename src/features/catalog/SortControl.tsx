import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { SORTS, type Sort } from '#src/api/contract.ts'
import { DEFAULT_SORT } from './listing-search.ts'
import { useOptimisticListing } from './OptimisticListing.tsx'

/** spec §9 names three of the labels; the others follow them. */
const LABELS: Record<Sort, string> = {
  'createdAt-desc': 'Newest First',
  'createdAt-asc': 'Oldest First',
  'price-asc': 'Price: Low to High',
  'price-desc': 'Price: High to Low',
  'rating-desc': 'Highest Rated',
  'title-asc': 'Name A to Z',
}

export function SortControl() {
  const id = useId()
  const [{ sort = DEFAULT_SORT }, setListing] = useOptimisticListing()
  return (
    <Field>
      <label htmlFor={id}>Sort by</label>
      <select
        id={id}
        value={sort}
        onChange={(event) => {
          const chosen = SORTS.find((known) => known === event.target.value)
          setListing({ sort: chosen === DEFAULT_SORT ? undefined : chosen })
        }}
      >
        {SORTS.map((value) => (
          <option key={value} value={value}>
            {LABELS[value]}
          </option>
        ))}
      </select>
    </Field>
  )
}

const Field = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  '& label': { color: theme.vars.palette.text.secondary },
  '& select': {
    minHeight: 44,
    padding: '0 8px',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 4,
    font: 'inherit',
    color: 'inherit',
    background: theme.vars.palette.background.paper,
  },
}))
