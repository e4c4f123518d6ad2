import { styled } from '@mui/material/styles'
import { parseRating } from '#src/lib/rating.ts'

type StarRatingProps = { rating: string | null | undefined; reviewCount: number | null | undefined }

/**
 * The rating to one decimal, five stars, rounded down, and the number of reviews (spec §9). MUI's Rating renders ten
 * elements.
 */
export function StarRating({ rating, reviewCount }: StarRatingProps) {
  const shown = parseRating(rating)
  if (!shown) return <Row>No ratings yet</Row>
  const { stars, text } = shown
  return (
    <Row>
      <span>{text}</span>
      <span role="img" aria-label={`${stars} of 5 stars`}>
        <span aria-hidden="true">
          {'★'.repeat(stars)}
          <i>{'☆'.repeat(5 - stars)}</i>
        </span>
      </span>
      {reviewCount != null && <span>{`(${reviewCount.toLocaleString('en-US')})`}</span>}
    </Row>
  )
}

const Row = styled('div')(({ theme }) => ({
  ...theme.typography.reading,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 6px',
  fontSize: theme.typography.body2.fontSize,
  lineHeight: '1.25rem',
  color: theme.vars.palette.text.secondary,
  // The font's stars are smaller than its digits.
  '& > [role=img]': { fontSize: '1rem', color: theme.vars.palette.text.primary, letterSpacing: 1 },
  '& > :first-of-type': { fontWeight: 600, color: theme.vars.palette.text.primary },
  '& i': { fontStyle: 'normal', color: theme.vars.palette.text.secondary },
}))
