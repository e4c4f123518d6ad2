import { mdiChevronLeft, mdiChevronRight } from '@mdi/js'
import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import { type PointerEvent, useRef, useState } from 'react'
import { IconButton } from '#src/ui/buttons.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { ProductImage } from '#src/ui/ProductImage.tsx'
import { GalleryFrame, Rail, Thumbnail } from './GalleryFrame.tsx'

type GalleryProps = { productId: string; title: string; images: readonly string[] }

/** How far a finger must travel sideways to turn to another picture, in pixels. */
const SWIPE = 40

/** Pictures with wrap-around, by buttons, thumbnails, arrow keys and swipe (spec §2, Product detail). */
export function Gallery({ productId, title, images }: GalleryProps) {
  const [index, setIndex] = useState(0)
  const startX = useRef<number | null>(null)
  const count = images.length
  const turn = (by: number) => setIndex((now) => (now + by + count) % count)

  const endSwipe = (event: PointerEvent) => {
    const travelled = startX.current === null ? 0 : event.clientX - startX.current
    startX.current = null
    if (count > 1 && Math.abs(travelled) >= SWIPE) turn(travelled < 0 ? 1 : -1)
  }

  return (
    <GalleryFrame
      role="group"
      aria-label="Product images"
      onKeyDown={(event) => {
        if (count < 2) return
        if (event.key === 'ArrowLeft') turn(-1)
        if (event.key === 'ArrowRight') turn(1)
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
          sx={[SHOWN, count > 1 ? SQUARE : ALONE]}
          src={images[index]}
          data-picture-of={productId}
          alt={count > 1 ? `${title}, image ${index + 1} of ${count}` : title}
          width={800}
          height={800}
          fetchPriority="high"
        />
        {count > 1 && (
          <>
            <IconButton sx={[TURN, { left: 8 }]} aria-label="Previous image" onClick={() => turn(-1)}>
              <Icon path={mdiChevronLeft} />
            </IconButton>
            <IconButton sx={[TURN, { right: 8 }]} aria-label="Next image" onClick={() => turn(1)}>
              <Icon path={mdiChevronRight} />
            </IconButton>
          </>
        )}
      </Box>
      {count > 1 && (
        <Rail>
          {images.map((image, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- One picture may come twice; its place is what the button names.
            <li key={at}>
              <Thumbnail aria-label={`Show image ${at + 1}`} aria-pressed={at === index} onClick={() => setIndex(at)}>
                <ProductImage src={image} alt="" width={80} height={80} loading="lazy" />
              </Thumbnail>
            </li>
          ))}
        </Rail>
      )}
    </GalleryFrame>
  )
}

const SHOWN = {
  width: '100%',
  borderRadius: ({ shape }) => `${shape.pictureRadius}px`,
} satisfies SxProps<Theme>

const SQUARE = { aspectRatio: '1' } satisfies SxProps<Theme>

/** Without a rail it is wider, and must leave name and price their place on a phone's first screen. */
const ALONE = { aspectRatio: { xs: '6 / 5', sm: '1' } } satisfies SxProps<Theme>

const TURN = {
  position: 'absolute',
  top: ({ target }) => `calc(50% - ${target / 2}px)`,
  border: ({ line }) => line.hair,
  backgroundColor: 'background.paper',
} satisfies SxProps<Theme>
