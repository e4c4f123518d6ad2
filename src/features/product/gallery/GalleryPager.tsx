import { mdiChevronLeft, mdiChevronRight } from '@mdi/js'
import { styled } from '@mui/material/styles'
import { IconButton } from '#src/ui/controls/buttons.tsx'
import { Icon } from '#src/ui/Icon.tsx'

type GalleryPagerProps = { index: number; count: number; onMove: (by: -1 | 1) => void; className?: string }

/** The position among the images of a product, between the buttons for the previous and the next one. */
export function GalleryPager({ index, count, onMove, className }: GalleryPagerProps) {
  return (
    <Row className={className}>
      <IconButton aria-label="Previous image" onClick={() => onMove(-1)}>
        <Icon path={mdiChevronLeft} />
      </IconButton>
      {/* The images' names have the position too. */}
      <span aria-hidden="true">{`${index + 1} / ${count}`}</span>
      <IconButton aria-label="Next image" onClick={() => onMove(1)}>
        <Icon path={mdiChevronRight} />
      </IconButton>
    </Row>
  )
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  '& > span': { ...theme.typography.reading, fontSize: theme.typography.body2.fontSize, whiteSpace: 'nowrap' },
}))
