import { memo } from 'react'
import { SORTS } from '#src/api/sorts.ts'
import { DEFAULT_SORT } from '#src/features/listing/listing-search.ts'
import { useOptimisticListing } from '#src/features/listing/OptimisticListing.tsx'
import { SelectField } from '#src/ui/controls/Field.tsx'
import { SORT_LABELS } from './sort-labels.ts'

/** Memoized, because the products' answer renders the toolbar again (docs/decisions/0006). */
export const SortControl = memo(function SortControl() {
  const [{ sort = DEFAULT_SORT }, setListing] = useOptimisticListing()
  return (
    <SelectField
      label="Sort by"
      isInRow
      value={sort}
      autoComplete="off"
      onChange={(event) => {
        const chosen = SORTS.find((known) => known === event.target.value)
        if (chosen) setListing({ kind: 'sort', sort: chosen })
      }}
    >
      {SORTS.map((value) => (
        <option key={value} value={value}>
          {SORT_LABELS[value]}
        </option>
      ))}
    </SelectField>
  )
})
