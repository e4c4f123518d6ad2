import { memo } from 'react'
import { SORTS, type Sort } from '#src/api/contract.ts'
import { SelectField } from '#src/ui/Field.tsx'
import { DEFAULT_SORT } from './listing-search.ts'
import { useOptimisticListing } from './OptimisticListing.tsx'

/** Three labels are from spec §9; the others are worded like them. */
const LABELS: Record<Sort, string> = {
  'createdAt-desc': 'Newest First',
  'createdAt-asc': 'Oldest First',
  'price-asc': 'Price: Low to High',
  'price-desc': 'Price: High to Low',
  'rating-desc': 'Highest Rated',
  'title-asc': 'Name A to Z',
}

/** Memoized, because the products' answer renders the toolbar again (docs/decisions/0006). */
export const SortControl = memo(function SortControl() {
  const [{ sort = DEFAULT_SORT }, setListing] = useOptimisticListing()
  return (
    <SelectField
      label="Sort by"
      isInRow
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
    </SelectField>
  )
})
