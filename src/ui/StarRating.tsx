import { styled } from '@mui/material/styles'
import { parseRating } from '#src/lib/rating.ts'

type StarRatingProps = { rating: string | null | undefined; reviewCount: number | null | undefined }

/**
 * Five stars floored, the number to one decimal and the count of reviews (spec §9). MUI's would be ten elements a
 * card.
 */
export function StarRating({ rating, reviewCount }: StarRatingProps) {
  const shown = parseRating(rating)
  if (!shown) return <Row>No ratings yet</Row>
  const { stars, text } = shown
  return (
    <Row>
      <span role="img" aria-label={`${stars} of 5 stars`}>
        <span aria-hidden="true">
          {'★'.repeat(stars)}
          <i>{'★'.repeat(5 - stars)}</i>
        </span>
      </span>
      <span>{text}</span>
      {reviewCount != null && <span>({reviewCount.toLocaleString('en-US')})</span>}
    </Row>
  )
}

const Row = styled('div')(({ theme }) => ({
  ...theme.typography.reading,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 6px',
  fontSize: theme.typography.body2.fontSize,
  lineHeight: '20px',
  color: theme.vars.palette.text.secondary,
  '& > [role=img]': { color: theme.vars.palette.text.primary, letterSpacing: 1 },
  '& i': {
    fontStyle: 'normal',
    color: theme.vars.palette.divider,
    // It would be as bright as the others.
    '@media (forced-colors: active)': { visibility: 'hidden' },
  },
}))
