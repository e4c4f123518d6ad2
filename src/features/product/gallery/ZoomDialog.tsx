import { mdiClose } from '@mdi/js'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import type { SxProps, Theme } from '@mui/material/styles'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { ProductImage } from '#src/features/products/ProductImage.tsx'
import { zoomPicture } from '#src/lib/zoom-picture.ts'
import { IconButton } from '#src/ui/controls/buttons.tsx'
import { useAnnouncement } from '#src/ui/feedback/use-announcement.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useModalCloseRequest } from '#src/ui/use-close-request.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { GalleryPager } from './GalleryPager.tsx'

type ZoomDialogProps = {
  title: string
  images: readonly string[]
  index: number
  onMove: (by: -1 | 1) => void
  onClose: () => void
}

/**
 * One image of a product, as large as the window or larger. Visitors scroll and pinch it; both are the browser's own.
 * The gallery handles ArrowLeft and ArrowRight.
 */
export function ZoomDialog({ title, images, index, onMove, onClose }: ZoomDialogProps) {
  const count = images.length
  const announcement = useAnnouncement(index, () => `Image ${index + 1} of ${count}`)
  return (
    <Dialog open fullScreen slotProps={{ paper: { sx: PAPER } }} {...useModalCloseRequest(onClose)}>
      <Stack direction="row" sx={BAR}>
        <DialogTitle noWrap dir="auto" sx={{ flex: 1, fontSize: 'h3.fontSize', letterSpacing: 'normal' }}>
          {title}
        </DialogTitle>
        {count > 1 && <GalleryPager index={index} count={count} onMove={onMove} />}
        <IconButton aria-label="Close larger image" onClick={onClose}>
          <Icon path={mdiClose} />
        </IconButton>
      </Stack>
      {/* A Tab stop, so that ArrowUp, ArrowDown and the Page keys scroll it. */}
      <Scroller tabIndex={0} role="group" aria-label="Larger image">
        <LargeImage
          key={index}
          image={images[index] ?? ''}
          alt={count > 1 ? `${title}, image ${index + 1} of ${count}` : title}
        />
      </Scroller>
      {count > 1 && <VisuallyHidden role="status">{announcement}</VisuallyHidden>}
    </Dialog>
  )
}

/** Shows the large version of an image, or the gallery's version if the large one fails. Starts at its centre. */
function LargeImage({ image, alt }: { image: string; alt: string }) {
  const [hasLargeVersion, setHasLargeVersion] = useState(true)
  const src = hasLargeVersion ? zoomPicture(image) : image
  return (
    // In the capture phase, because errors of images do not bubble. The key keeps the failure of one version from being
    // recorded for the other.
    <Box ref={scrollToCentre} sx={IMAGE} onErrorCapture={() => setHasLargeVersion(false)}>
      <ProductImage key={src} src={src} alt={alt} width={1600} height={1600} />
    </Box>
  )
}

function scrollToCentre(image: HTMLElement | null) {
  const box = image?.parentElement
  if (!box) return
  box.scrollLeft = (box.scrollWidth - box.clientWidth) / 2
  box.scrollTop = (box.scrollHeight - box.clientHeight) / 2
}

/** From left to right on every page, as the gallery is. */
const PAPER = { direction: 'ltr', width: '100%', gap: 0, margin: 0, padding: 0, border: 0 } satisfies SxProps<Theme>

const BAR = {
  alignItems: 'center',
  gap: 2,
  padding: '8px 8px 8px 16px',
  borderBottom: ({ line }) => line.hair,
} satisfies SxProps<Theme>

const Scroller = styled('div')(({ theme }) => ({
  flex: 1,
  display: 'flex',
  containerType: 'size',
  overflow: 'auto',
  background: theme.backdrop,
  // Forced colours would replace the backdrop, on which black products are visible.
  forcedColorAdjust: 'none',
}))

/**
 * At least as large as the shorter side of the box and as three quarters of the longer one. It is larger than the box in
 * one direction, unless the box is nearly square, between 3:4 and 4:3. Auto margins centre it, and unlike
 * `place-content` keep all of it reachable.
 */
const IMAGE = {
  flex: 'none',
  width: 'max(100cqmin, 75cqmax)',
  margin: 'auto',
  '& > img': { width: 1, '&[data-studio]': { background: 'none' } },
} satisfies SxProps<Theme>
