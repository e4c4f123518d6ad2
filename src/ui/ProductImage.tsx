import type { SxProps, Theme } from '@mui/material/styles'
import { type ImgHTMLAttributes, useState } from 'react'
import { isStudioPicture, SMALL_WIDTH, smallPicture } from '#src/lib/studio-picture.ts'
import { Picture } from './Picture.ts'

type ProductImageProps = Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'width' | 'height'> & {
  src: string | null | undefined
  alt: string
  /** Keep its place while it loads; unknown only for pictures that posts bring along. */
  width: number | undefined
  height: number | undefined
  sx?: SxProps<Theme>
}

/**
 * A picture, or the placeholder where there is none or it fails to load (spec §2). Never a hole.
 * Where it is drawn small, its small version may come instead: `sizes` says how wide it is
 * drawn if that depends on the screen, else `width` does.
 */
export function ProductImage({ src, alt, sizes, ...attributes }: ProductImageProps) {
  const { width = Number.POSITIVE_INFINITY } = attributes
  const [failed, setFailed] = useState<readonly string[]>([])
  const shown = src && !failed.includes(src) ? src : PLACEHOLDER
  const small = width > SMALL_WIDTH ? undefined : smallPicture(shown)
  const hasSmall = small && !failed.includes(small)
  const giveUp = ({ currentSrc }: HTMLImageElement) => {
    const which = small && currentSrc.endsWith(small) ? small : src
    if (which) setFailed((before) => (before.includes(which) ? before : [...before, which]))
  }
  const addresses = {
    sizes: hasSmall ? (sizes ?? `${width}px`) : undefined,
    srcSet: hasSmall ? `${small} ${SMALL_WIDTH}w, ${shown} ${2 * SMALL_WIDTH}w` : undefined,
    src: shown,
  }
  return (
    <Picture
      {...attributes}
      {...(import.meta.env.SSR && addresses)}
      // A prerendered page brings the addresses along.
      suppressHydrationWarning
      data-studio={isStudioPicture(shown) || undefined}
      alt={alt}
      ref={(image) => {
        if (!image) return
        setAddresses(image, addresses)
        // A picture may have failed before this page was hydrated, when nobody listened yet.
        if (image.complete && image.naturalWidth === 0 && shown === src) giveUp(image)
      }}
      onError={(event) => giveUp(event.currentTarget)}
    />
  )
}

/**
 * A picture gets its addresses when it is on the page. React makes elements that it throws away
 * where something more urgent has to be shown first, and Chromium never forgets one that has a
 * `srcset`, nor the cards that it was made with (docs/decisions/0044).
 */
function setAddresses(
  image: HTMLImageElement,
  addresses: Pick<ImgHTMLAttributes<HTMLImageElement>, 'sizes' | 'srcSet' | 'src'>,
) {
  for (const [name, value] of Object.entries(addresses)) {
    if (value === undefined) image.removeAttribute(name)
    else if (image.getAttribute(name) !== value) image.setAttribute(name, value)
  }
}

const PLACEHOLDER = `${import.meta.env.BASE_URL}images/placeholder.svg`
