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
      // Prevents a native submission before hydration.
      method="dialog"
      ref={readEnteredValues}
      onChange={(event) => onChange(readFilters(event.currentTarget))}
      onReset={() => onChange(NO_FILTERS)}
      onSubmit={(event) => event.preventDefault()}
    >
      <Box sx={TEXT}>
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

const TEXT = {
  flex: '1 1 100%',
  '@media (min-width: 720px)': { flexBasis: '16rem', maxWidth: { xs: '30rem', lg: 'none' } },
}

const RESULT = {
  flex: { xs: '1 0 100%', lg: '1 0 20rem' },
  minHeight: ({ target }) => target,
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 6,
  justifyContent: { xs: 'space-between', lg: 'flex-end' },
} satisfies SxProps<Theme>

const Form = styled('form')(({ theme }) => ({
  display: 'flex',
  // Fields are at least as wide as their longest option, and have rows of their own if the text is large.
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '12px',
  paddingBlock: '16px 8px',
  '& > .MuiFormControl-root': { flex: '1 1 auto', width: 'auto' },
  [theme.breakpoints.up(720)]: { '& > .MuiFormControl-root': { flexGrow: 0 } },
  [theme.breakpoints.up('lg')]: { columnGap: 16, paddingBottom: 16 },
}))
