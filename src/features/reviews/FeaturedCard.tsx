import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { Reviews } from '#src/content/content-file.ts'
import { ColumnPicture } from '#src/features/products/ColumnPicture.tsx'
import { MEASURE } from '#src/ui/page/Prose.tsx'
import { STICKY_TOP, stickyTop } from '#src/ui/page/sticky.ts'
import { Byline } from './Byline.tsx'
import { Points } from './Points.tsx'
import { Readings } from './Readings.tsx'

type FeaturedCardProps = {
  review: Reviews['featured'][number]
  /** Takes a whole row, for the first review. */
  isLarge: boolean
}

/** A long review: picture, summary, measurements, and what was liked and missed. */
export function FeaturedCard({ review, isLarge }: FeaturedCardProps) {
  const titleId = useId()
  const hasPoints = review.liked.length + review.missed.length > 0
  const hasFindings = hasPoints || review.readings.length > 0
  return (
    <Box
      component="article"
      id={review.id}
      aria-labelledby={titleId}
      sx={{ gridColumn: isLarge ? '1 / -1' : 'auto', container: 'review / inline-size' }}
    >
      <Box sx={[split, review.picture ? besidePicture : null]}>
        {review.picture && (
          <ColumnPicture
            src={review.picture}
            alt=""
            width={640}
            height={480}
            loading="lazy"
            sx={[picture, isLarge && largePicture]}
          />
        )}
        <Box sx={[words, review.picture ? besideLargePicture : null]}>
          <Stack sx={column}>
            <Typography variant="title" component="h3" id={titleId} sx={{ textWrap: 'balance', marginBottom: -2 }}>
              {review.title}
            </Typography>
            <Byline review={review} />
            <Typography sx={{ maxWidth: MEASURE, textWrap: 'pretty' }}>{review.summary}</Typography>
          </Stack>
          {hasFindings && (
            <Stack sx={[column, findings]}>
              {review.readings.length > 0 && <Readings readings={review.readings} />}
              {hasPoints && <Points liked={review.liked} missed={review.missed} />}
            </Stack>
          )}
        </Box>
      </Box>
    </Box>
  )
}

/** Wide cards have two columns of text below the picture. */
const WIDE = '@container review (min-width: 47.5rem)'

/** Wider cards have the picture beside one column of text. */
const VERY_WIDE = '@container review (min-width: 60rem)'

const ONLY_WIDE = '@container review (min-width: 47.5rem) and (max-width: 59.99rem)'

const picture = {
  aspectRatio: '4 / 3',
  // The whole picture, in a frame that leaves room for text on a tablet's screen.
  [WIDE]: { aspectRatio: '2', objectFit: 'contain' },
  // Sticky, because the text beside it may be longer.
  [VERY_WIDE]: { aspectRatio: '4 / 3', alignSelf: 'start', ...stickyTop(STICKY_TOP) },
}

/** The first picture is lower, so that the text begins in the first screen, and fills its frame. */
const largePicture = { aspectRatio: '16 / 10', [WIDE]: { objectFit: 'cover' } }

const split = { display: 'grid', gap: 4 }

const besidePicture = { [VERY_WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: 8 } }

const words = {
  display: 'grid',
  alignContent: 'start',
  gap: 4,
  [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: 8 },
}

const besideLargePicture = { [VERY_WIDE]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 } }

const column = { gap: 4, minWidth: 0, containerType: 'inline-size', [VERY_WIDE]: { gap: 5 } }

/** Begins at the height of the title beside it. */
const findings = { [ONLY_WIDE]: { '& > dl': { borderTop: 0, paddingTop: 1 } } }
