import type { SxProps, Theme } from '@mui/material/styles'
import { type ImgHTMLAttributes, useState } from 'react'
import { hasCredentials } from '#src/lib/outbound.ts'
import { SMALL_WIDTH } from '#src/lib/picture-width.ts'
import { isStudioPicture, smallPicture } from '#src/lib/studio-picture.ts'
import { Picture } from './Picture.tsx'

type ProductImageProps = Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'width' | 'height'> & {
  src: string | null | undefined
  alt: string
  /** `width` and `height` reserve space while the image loads. Only images of blog posts may lack them. */
  width: number | undefined
  height: number | undefined
  sx?: SxProps<Theme>
}

/**
 * Renders an image, or a placeholder when there is none, it fails to load or its address has a password (spec §2).
 *
 * A studio picture no wider than its small version also offers that version in `srcset`. `sizes` defaults to `width`.
 */
export function ProductImage({ src, alt, sizes, ...attributes }: ProductImageProps) {
  const { width = Number.POSITIVE_INFINITY } = attributes
  const [failed, setFailed] = useState<readonly string[]>([])
  const shown = src && !hasCredentials(src) && !failed.includes(src) ? src : PLACEHOLDER
  const small = width > SMALL_WIDTH ? undefined : smallPicture(shown)
  const hasSmallVersion = small && !failed.includes(small)
  const handleFailure = ({ currentSrc }: HTMLImageElement) => {
    const url = small && currentSrc.endsWith(small) ? small : src
    if (url) setFailed((urls) => (urls.includes(url) ? urls : [...urls, url]))
  }
  return (
    <Picture
      {...attributes}
      data-studio={isStudioPicture(shown) || undefined}
      alt={alt}
      sizes={hasSmallVersion ? (sizes ?? `${width}px`) : undefined}
      srcSet={hasSmallVersion ? `${small} ${SMALL_WIDTH}w, ${shown} ${2 * SMALL_WIDTH}w` : undefined}
      src={shown}
      // A prerendered image may have failed before React listened for its error.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0 && shown === src) handleFailure(image)
      }}
      onError={(event) => handleFailure(event.currentTarget)}
    />
  )
}

const PLACEHOLDER = `${import.meta.env.BASE_URL}images/placeholder.svg`
