import { styled } from '@mui/material/styles'
import { ProductImage } from '#src/ui/ProductImage.tsx'
import type { BlockOf } from './block-of.ts'

/** A picture with its caption; to one side of the text where it is aligned there and there is room. */
export function ImageFigure({ src, alt, align = 'center', width, height, caption }: BlockOf<'image'>) {
  if (!src) return null
  return (
    <Figure data-align={align}>
      <ProductImage src={src} alt={alt ?? ''} width={pixels(width)} height={pixels(height)} loading="lazy" />
      {caption && <figcaption>{caption}</figcaption>}
    </Figure>
  )
}

const pixels = (size: number | undefined) => (size && size > 0 && size < 1e5 ? Math.round(size) : undefined)

const Figure = styled('figure')(({ theme }) => ({
  clear: 'both',
  marginBlock: 32,
  '& > img': { marginInline: 'auto', borderRadius: 8 },
  '&[data-align=center] > figcaption': { textAlign: 'center' },
  [theme.breakpoints.up('sm')]: {
    '&[data-align=left], &[data-align=right]': { width: '44%', marginBlock: '8px 32px' },
    '&[data-align=left]': { float: 'left', marginRight: 32 },
    '&[data-align=right]': { float: 'right', marginLeft: 32 },
  },
  [theme.breakpoints.up('md')]: {
    // Half in the text, half in the margin.
    '&[data-align=left]': { marginLeft: -120 },
    '&[data-align=right]': { marginRight: -120 },
  },
}))
