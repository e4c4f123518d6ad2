import { mdiChevronLeft, mdiChevronRight } from '@mdi/js'
import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import { type PointerEvent, useRef, useState } from 'react'
import { IconButton } from '#src/ui/buttons.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { ProductImage } from '#src/ui/ProductImage.tsx'
import { GalleryFrame, Thumbnail, Thumbnails } from './GalleryFrame.tsx'

type GalleryProps = { productId: string; title: string; images: readonly string[] }

/** Horizontal distance of a swipe that changes the image, in pixels. */
const SWIPE_DISTANCE = 40

/**
 * Product images, changed by buttons, thumbnails, arrow keys and swipes. The last wraps around to the first (spec §2).
 */
export function Gallery({ productId, title, images }: GalleryProps) {
  const [index, setIndex] = useState(0)
  const startX = useRef<number | null>(null)
  const count = images.length
  const move = (by: number) => setIndex((current) => (current + by + count) % count)

  const endSwipe = (event: PointerEvent) => {
    const distance = startX.current === null ? 0 : event.clientX - startX.current
    startX.current = null
    if (count > 1 && Math.abs(distance) >= SWIPE_DISTANCE) move(distance < 0 ? 1 : -1)
  }

  return (
    <GalleryFrame
      role="group"
      aria-label="Product images"
      onKeyDown={(event) => {
        if (count < 2) return
        if (event.key === 'ArrowLeft') move(-1)
        if (event.key === 'ArrowRight') move(1)
      }}
    >
      <Box
        sx={{ position: 'relative', touchAction: 'pan-y' }}
        onPointerDown={(event: PointerEvent) => {
          startX.current = event.pointerType === 'touch' ? event.clientX : null
        }}
        onPointerUp={endSwipe}
      >
        <ProductImage
          sx={[IMAGE, count > 1 ? SQUARE : WIDE_ON_PHONES]}
          src={images[index]}
          data-picture-of={productId}
          alt={count > 1 ? `${title}, image ${index + 1} of ${count}` : title}
          width={800}
          height={800}
          fetchPriority="high"
        />
        {count > 1 && (
          <>
            <IconButton sx={[ARROW, { left: 8 }]} aria-label="Previous image" onClick={() => move(-1)}>
              <Icon path={mdiChevronLeft} />
            </IconButton>
            <IconButton sx={[ARROW, { right: 8 }]} aria-label="Next image" onClick={() => move(1)}>
              <Icon path={mdiChevronRight} />
            </IconButton>
          </>
        )}
      </Box>
      {count > 1 && (
        <Thumbnails>
          {images.map((image, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- An image may occur twice, and the button's name is its position.
            <li key={at}>
              <Thumbnail aria-label={`Show image ${at + 1}`} aria-pressed={at === index} onClick={() => setIndex(at)}>
                <ProductImage src={image} alt="" width={80} height={80} loading="lazy" />
              </Thumbnail>
            </li>
          ))}
        </Thumbnails>
      )}
    </GalleryFrame>
  )
}

const IMAGE = {
  width: '100%',
  borderRadius: ({ shape }) => `${shape.pictureRadius}px`,
} satisfies SxProps<Theme>

const SQUARE = { aspectRatio: '1' } satisfies SxProps<Theme>

/**
 * A single image has no thumbnails beside it, so it is wider. On a phone it is less high than wide, so that name and
 * price stay on the first screen.
 */
const WIDE_ON_PHONES = { aspectRatio: { xs: '6 / 5', sm: '1' } } satisfies SxProps<Theme>

const ARROW = {
  position: 'absolute',
  top: ({ target }) => `calc(50% - ${target / 2}px)`,
  border: ({ line }) => line.hair,
  backgroundColor: 'background.paper',
} satisfies SxProps<Theme>
