import { styled } from '@mui/material/styles'
import { formatCount } from '#src/lib/numbers.ts'
import { parseRating } from '#src/lib/rating.ts'

/** One star of 20 by 19 units as a path that starts and ends at its upper point. Drawn, because the fonts have no stars. */
const STAR = 'l2.81 6.62 7.19.62-5.46 4.73 1.64 7.03-6.18-3.73-6.18 3.73 1.63-7.03-5.45-4.73 7.19-.62z'

/** Units from one star to the next. */
const STEP = 22

type StarRatingProps = { rating: string | null | undefined; reviewCount: number | null | undefined }

/**
 * The rating to one decimal, five stars, rounded down, and the number of reviews (spec §9), as one image with a name.
 * MUI's Rating renders ten elements.
 */
export function StarRating({ rating, reviewCount }: StarRatingProps) {
  const shown = parseRating(rating)
  if (!shown) return <Row>No ratings yet</Row>
  const { stars, text } = shown
  const count = typeof reviewCount === 'number' ? formatCount(reviewCount) : undefined
  const reviews = count === undefined ? '' : `, ${count} ${reviewCount === 1 ? 'review' : 'reviews'}`
  return (
    <Row role="img" aria-label={`Rated ${text} of 5${reviews}`}>
      <span>{text}</span>
      <svg aria-hidden="true" viewBox={`0 0 ${5 * STEP} 22`}>
        <path d={starPath(0, stars)} />
        <path d={starPath(stars, 5)} />
      </svg>
      {count !== undefined && <span>{`(${count})`}</span>}
    </Row>
  )
}

/** Returns the path of the stars from the place `first` to before the place `end`. */
function starPath(first: number, end: number): string {
  return `M${first * STEP + 11} 1${`${STAR}m${STEP} 0`.repeat(end - first)}`
}

const Row = styled('div')(({ theme }) => ({
  ...theme.typography.reading,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 6px',
  fontSize: theme.typography.body2.fontSize,
  lineHeight: '1.25rem',
  color: theme.vars.palette.text.secondary,
  '& > svg': { alignSelf: 'center', width: '3.4375rem', fill: theme.vars.palette.text.primary },
  '& path + path': { fill: 'none', stroke: theme.vars.palette.text.secondary, strokeWidth: 1.5 },
  '& > span:first-of-type': { fontWeight: 600, color: theme.vars.palette.text.primary },
}))
