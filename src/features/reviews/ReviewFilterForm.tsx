import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useCallback } from 'react'
import { Button } from '#src/ui/buttons.tsx'
import { Field, SelectField } from '#src/ui/Field.tsx'
import { NO_FILTERS, RATING_THRESHOLDS, type ReviewFilters, readFilters } from './review-filters.ts'
import { REVIEW_CATEGORIES } from './reviews-content.ts'

type ReviewFilterFormProps = { onChange: (filters: ReviewFilters) => void }

/**
 * Filters for text, category and rating.
 *
 * Uncontrolled, so that hydration keeps values that were entered before. `ref` reads them.
 */
export function ReviewFilterForm({ onChange }: ReviewFilterFormProps) {
  // `useCallback`, because React calls a new ref callback after every render.
  const readEnteredValues = useCallback(
    (form: HTMLFormElement | null) => {
      if (form) onChange(readFilters(form))
    },
    [onChange],
  )
  return (
    <Form
      aria-label="Filter reviews"
      ref={readEnteredValues}
      onChange={(event) => onChange(readFilters(event.currentTarget))}
      onReset={() => onChange(NO_FILTERS)}
      onSubmit={(event) => event.preventDefault()}
    >
      <Box sx={{ gridColumn: '1 / -1', '@media (min-width: 720px)': { gridColumn: 'auto' } }}>
        <Field label="Search reviews" name="text" type="search" placeholder="Title or product" />
      </Box>
      <SelectField label="Category" name="category">
        <option value="">All categories</option>
        {REVIEW_CATEGORIES.map((category) => (
          <option key={category}>{category}</option>
        ))}
      </SelectField>
      <SelectField label="Rating" name="rating">
        <option value="">All ratings</option>
        {RATING_THRESHOLDS.map((threshold) => (
          <option key={threshold} value={threshold}>
            {threshold}+
          </option>
        ))}
      </SelectField>
      {/* Enter, or the search key of a phone, submits the form only if it has a submit button. */}
      <button type="submit" hidden>
        Search
      </button>
      <Button type="reset" sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        Clear Filters
      </Button>
    </Form>
  )
}

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  // In rem, so that each field has its own row if the text is large.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
  alignItems: 'end',
  gap: 12,
  paddingTop: 24,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) auto' },
  [theme.breakpoints.up(720)]: { gridTemplateColumns: 'minmax(0, 1fr) min(13.75rem, 25%) min(8.75rem, 20%) auto' },
}))
