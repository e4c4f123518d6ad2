import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { type SxProps, styled, type Theme } from '@mui/material/styles'
import { type PropsWithChildren, useCallback } from 'react'
import { Button } from '#src/ui/controls/buttons.tsx'
import { Field, SelectField } from '#src/ui/controls/Field.tsx'
import { NO_FILTERS, RATING_THRESHOLDS, type ReviewFilters, readFilters } from './review-filters.ts'

type ReviewFilterFormProps = PropsWithChildren<{
  categories: string[]
  onChange: (filters: ReviewFilters) => void
}>

/**
 * Filters for text, category and rating. `children`, the number of results, is in the row of the button.
 *
 * Uncontrolled, so that hydration keeps values that were entered before. `ref` reads them.
 */
export function ReviewFilterForm({ categories, onChange, children }: ReviewFilterFormProps) {
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
        {categories.map((category) => (
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
      <Stack direction="row" sx={RESULT}>
        {children}
        <Button type="reset" variant="text" sx={{ marginInlineEnd: -2 }}>
          Clear Filters
        </Button>
      </Stack>
    </Form>
  )
}

const RESULT = {
  gridColumn: { xs: '1 / -1', lg: 'auto' },
  minHeight: ({ target }) => target,
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 6,
  justifyContent: { xs: 'space-between', lg: 'flex-end' },
} satisfies SxProps<Theme>

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  // In rem, so that each field has its own row if the text is large.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
  alignItems: 'end',
  gap: '12px',
  paddingBlock: '16px 8px',
  [theme.breakpoints.up(720)]: { gridTemplateColumns: 'minmax(0, 30rem) min(13.75rem, 25%) min(8.75rem, 20%)' },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr) min(13.75rem, 18%) min(8.75rem, 12%) minmax(min(20rem, 30%), auto)',
    columnGap: 16,
    paddingBottom: 16,
  },
}))
