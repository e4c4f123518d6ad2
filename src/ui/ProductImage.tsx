import { styled } from '@mui/material/styles'
import { type ImgHTMLAttributes, useState } from 'react'

type ProductImageProps = Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'width' | 'height'> & {
  src: string | null | undefined
  alt: string
  /** Keep its place while it loads; unknown only for pictures that posts bring along. */
  width: number | undefined
  height: number | undefined
}

/** A picture, or the placeholder where there is none or it fails to load (spec §2). Never a hole. */
export function ProductImage({ src, alt, ...attributes }: ProductImageProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const shown = src && src !== failed ? src : PLACEHOLDER
  return (
    <Picture
      {...attributes}
      src={shown}
      alt={alt}
      // A picture may have failed before this page came to life, when nobody listened yet.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0 && src && src !== failed && image.src) setFailed(src)
      }}
      onError={() => src && setFailed(src)}
    />
  )
}

const PLACEHOLDER = `${import.meta.env.BASE_URL}images/placeholder.svg`

const Picture = styled('img')(({ theme }) => ({
  objectFit: 'cover',
  maxWidth: '100%',
  height: 'auto',
  background: theme.vars.palette.divider,
}))
