import { styled } from '@mui/material/styles'
import { useCallback } from 'react'
import { Button } from '#src/ui/buttons.tsx'
import { Field } from '#src/ui/Field.tsx'
import { NO_FILTERS, RATING_THRESHOLDS, type ReviewFilters, readFilters } from './review-filters.ts'
import { REVIEW_CATEGORIES } from './reviews-content.ts'

type ReviewFilterFormProps = { onChange: (filters: ReviewFilters) => void }

/**
 * The three filters. The form holds their values, so that what was typed before the
 * app was there counts, and clearing is the browser's own reset.
 */
export function ReviewFilterForm({ onChange }: ReviewFilterFormProps) {
  const takeOver = useCallback(
    (form: HTMLFormElement | null) => {
      if (form) onChange(readFilters(form))
    },
    [onChange],
  )
  return (
    <Form
      aria-label="Filter reviews"
      ref={takeOver}
      onChange={(event) => onChange(readFilters(event.currentTarget))}
      onReset={() => onChange(NO_FILTERS)}
      onSubmit={(event) => event.preventDefault()}
    >
      <Field label="Search reviews">
        {(id) => <input id={id} name="text" type="search" placeholder="Title or product" />}
      </Field>
      <Field label="Category">
        {(id) => (
          <select id={id} name="category">
            <option value="">All categories</option>
            {REVIEW_CATEGORIES.map((category) => (
              <option key={category}>{category}</option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Rating">
        {(id) => (
          <select id={id} name="rating">
            <option value="">All ratings</option>
            {RATING_THRESHOLDS.map((threshold) => (
              <option key={threshold} value={threshold}>
                {threshold}+
              </option>
            ))}
          </select>
        )}
      </Field>
      {/* What Enter, and the search key of a phone, press. */}
      <button type="submit" hidden>
        Search
      </button>
      <Button type="reset">Clear Filters</Button>
    </Form>
  )
}

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'end',
  gap: 12,
  paddingTop: 24,
  '& > :first-of-type, & > :last-child': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) auto',
    '& > :last-child': { gridColumn: 'auto' },
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 220px 140px auto',
    '& > :first-of-type': { gridColumn: 'auto' },
  },
}))
