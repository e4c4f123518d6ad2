import { mdiChevronLeft, mdiChevronRight } from '@mdi/js'
import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { IconButton } from '#src/ui/buttons.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { ProductImage } from '#src/ui/ProductImage.tsx'
import { useAnnouncement } from '#src/ui/use-announcement.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { GalleryFrame, Strip, Thumbnail, Thumbnails } from './GalleryFrame.tsx'

type GalleryProps = { productId: string; title: string; images: readonly string[] }

/**
 * Product images in a strip that scrolls from one to the next. Buttons and arrow keys wrap around (spec §2); swipes are
 * the browser's own scrolling and stop at the ends.
 */
export function Gallery({ productId, title, images }: GalleryProps) {
  const [index, setIndex] = useState(0)
  const strip = useRef<HTMLDivElement>(null)
  const isZoomed = useIsZoomed()
  const count = images.length
  const announcement = useAnnouncement(index, () => `Image ${index + 1} of ${count}`)

  const show = (at: number) => {
    setIndex(at)
    if (strip.current) strip.current.scrollLeft = at * strip.current.clientWidth
  }
  const move = (by: number) => show((index + by + count) % count)

  const handleKeyDown = (event: KeyboardEvent) => {
    // Alt and an arrow key go back in the browser's history.
    if (count < 2 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    move(by)
  }

  return (
    <GalleryFrame role="group" aria-label="Product images" onKeyDown={handleKeyDown}>
      <Box sx={{ position: 'relative' }}>
        <Strip
          ref={strip}
          data-zoomed={isZoomed}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setIndex(Math.round(scrollLeft / clientWidth))}
        >
          {(count > 0 ? images : [undefined]).map((image, at) => (
            <ProductImage
              // oxlint-disable-next-line react/no-array-index-key -- An image may occur twice, and its name is its position.
              key={at}
              sx={[IMAGE, count > 1 ? SQUARE : WIDE_ON_PHONES]}
              src={image}
              data-picture-of={at === index ? productId : undefined}
              alt={count > 1 ? `${title}, image ${at + 1} of ${count}` : title}
              aria-hidden={at === index ? undefined : true}
              width={800}
              height={800}
              fetchPriority={at === 0 ? 'high' : undefined}
              loading={at === 0 ? undefined : 'lazy'}
            />
          ))}
        </Strip>
        {count > 1 && (
          <>
            <IconButton sx={[ARROW, { left: 8 }]} aria-label="Previous image" onClick={() => move(-1)}>
              <Icon path={mdiChevronLeft} />
            </IconButton>
            <IconButton sx={[ARROW, { right: 8 }]} aria-label="Next image" onClick={() => move(1)}>
              <Icon path={mdiChevronRight} />
            </IconButton>
            <VisuallyHidden role="status">{announcement}</VisuallyHidden>
          </>
        )}
      </Box>
      {count > 1 && (
        <Thumbnails>
          {images.map((image, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- An image may occur twice, and the button's name is its position.
            <li key={at}>
              <Thumbnail aria-label={`Show image ${at + 1}`} aria-pressed={at === index} onClick={() => show(at)}>
                <ProductImage src={image} alt="" width={80} height={80} loading="lazy" />
              </Thumbnail>
            </li>
          ))}
        </Thumbnails>
      )}
    </GalleryFrame>
  )
}

/** Returns whether the page is pinch-zoomed. A drag then moves the zoomed page and must not scroll the strip. */
function useIsZoomed(): boolean {
  const [isZoomed, setIsZoomed] = useState(false)
  useEffect(() => {
    const viewport = window.visualViewport
    const update = () => setIsZoomed(viewport !== null && viewport.scale > 1)
    viewport?.addEventListener('resize', update)
    return () => viewport?.removeEventListener('resize', update)
  }, [])
  return isZoomed
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
