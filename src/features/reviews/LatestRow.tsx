import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { Review } from '#src/content/content-file.ts'
import { ColumnPicture } from '#src/features/products/ColumnPicture.tsx'
import { MEASURE } from '#src/ui/page/Prose.tsx'
import { Byline } from './Byline.tsx'

/** A short review, as a row of a list. */
export function LatestRow({ review }: { review: Review }) {
  const titleId = useId()
  return (
    <Row id={review.id} aria-labelledby={titleId} sx={review.picture ? undefined : withoutPicture}>
      {review.picture && <ColumnPicture src={review.picture} alt="" width={160} height={160} loading="lazy" />}
      <Stack sx={{ gap: 1.5 }}>
        <h3 id={titleId}>{review.title}</h3>
        <Byline review={review} />
      </Stack>
      <Typography sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, maxWidth: MEASURE }}>{review.summary}</Typography>
    </Row>
  )
}

const withoutPicture = { gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' } }

const Row = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  gap: '12px 16px',
  paddingBlock: 20,
  'li + li > &': { borderTop: theme.line.hair },
  'li:first-of-type > &': { paddingTop: 0 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '112px minmax(0, 5fr) minmax(0, 6fr)',
    columnGap: 24,
  },
}))
