import { mdiMagnifyPlusOutline } from '@mdi/js'
import type { SxProps, Theme } from '@mui/material/styles'
import { styled } from '@mui/material/styles'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { ProductImage } from '#src/features/products/ProductImage.tsx'
import { IconButton } from '#src/ui/controls/buttons.tsx'
import { useAnnouncement } from '#src/ui/feedback/use-announcement.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { onDemand } from '#src/ui/on-demand.tsx'
import { showToast } from '#src/ui/toast/toast-store.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { GalleryFrame, PictureArea, pictureShape, Strip, Thumbnail, Thumbnails } from './GalleryFrame.tsx'
import { GalleryPager } from './GalleryPager.tsx'

/** Downloaded when the picture is pressed. */
const Zoom = onDemand(() => import('./ZoomDialog.tsx').then((module) => module.ZoomDialog))

type GalleryProps = { productId: string; title: string; images: readonly string[] }

/**
 * Product images in a strip that scrolls from one to the next. Buttons and arrow keys wrap around (spec §2); swipes are
 * the browser's own scrolling and stop at the ends. Pressing an image opens it large.
 */
export function Gallery({ productId, title, images }: GalleryProps) {
  const [index, setIndex] = useState(0)
  const [isZoomOpen, setIsZoomOpen] = useState(false)
  const strip = useRef<HTMLDivElement>(null)
  const zoomButton = useRef<HTMLButtonElement>(null)
  const isPageZoomed = useIsPageZoomed()
  const count = images.length
  const announcement = useAnnouncement(index, () => `Image ${index + 1} of ${count}`)

  // The visitor may have swiped before hydration, and Firefox restores the scroll position after a reload.
  useEffect(() => {
    if (strip.current) setIndex(indexOf(strip.current))
  }, [])

  const show = (at: number) => {
    setIndex(at)
    if (strip.current) strip.current.scrollLeft = at * strip.current.clientWidth
  }
  const move = (by: number) => show((index + by + count) % count)

  const openZoom = () => {
    if (count === 0) return
    // The dialog returns the focus to this button, also if the image was pressed.
    zoomButton.current?.focus({ preventScroll: true })
    setIsZoomOpen(true)
  }
  const closeZoom = () => setIsZoomOpen(false)
  const failZoom = () => {
    closeZoom()
    showToast({ title: 'Error', description: 'Failed to open the image. Please try again.', variant: 'destructive' })
  }

  // Also receives the keys pressed in the zoom, because React's events bubble through portals.
  const handleKeyDown = (event: KeyboardEvent) => {
    // Alt and an arrow key go back in the browser's history.
    if (count < 2 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    move(by)
  }

  return (
    <GalleryFrame
      role="group"
      aria-label="Product images"
      data-thumbnails={count > 1 || undefined}
      onKeyDown={handleKeyDown}
    >
      <PictureArea>
        <Strip
          ref={strip}
          data-zoomed={isPageZoomed}
          onClick={openZoom}
          onScroll={({ currentTarget }) => setIndex(indexOf(currentTarget))}
        >
          {(count > 0 ? images : [undefined]).map((image, at) => (
            <ProductImage
              // oxlint-disable-next-line react/no-array-index-key -- An image may occur twice, and its name is its position.
              key={at}
              sx={[IMAGE, pictureShape]}
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
        {count > 0 && (
          <IconButton
            ref={zoomButton}
            sx={ZOOM_BUTTON}
            aria-label="View larger image"
            aria-haspopup="dialog"
            onClick={openZoom}
          >
            <Icon path={mdiMagnifyPlusOutline} size={20} />
          </IconButton>
        )}
      </PictureArea>
      {count > 1 && (
        <>
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
          <Pager index={index} count={count} onMove={move} />
          <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        </>
      )}
      {isZoomOpen && (
        <Zoom
          props={{ title, images, index, onMove: move, onClose: closeZoom }}
          resetKey={isZoomOpen}
          onError={failZoom}
        />
      )}
    </GalleryFrame>
  )
}

/** Returns the index of the image that a strip shows. */
const indexOf = ({ scrollLeft, clientWidth }: HTMLElement) => Math.round(scrollLeft / clientWidth) || 0

/** Returns whether the page is pinch-zoomed. A drag then moves the zoomed page and must not scroll the strip. */
function useIsPageZoomed(): boolean {
  const [isZoomed, setIsZoomed] = useState(false)
  useEffect(() => {
    const viewport = window.visualViewport
    const update = () => setIsZoomed(viewport !== null && viewport.scale > 1)
    viewport?.addEventListener('resize', update)
    return () => viewport?.removeEventListener('resize', update)
  }, [])
  return isZoomed
}

const IMAGE = { width: '100%', cursor: 'zoom-in' }

const ZOOM_BUTTON = {
  position: 'absolute',
  right: 8,
  bottom: 8,
  border: ({ line }) => line.field,
  backgroundColor: 'background.paper',
} satisfies SxProps<Theme>

/** Beside the picture there is no room for the position between the buttons, so it is above them. */
const Pager = styled(GalleryPager)(({ theme }) => ({
  [theme.breakpoints.up('lg')]: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    justifyItems: 'center',
    '& > span': { gridRow: 1, gridColumn: '1 / -1' },
  },
}))
