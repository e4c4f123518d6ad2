import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { ProductImage } from '#src/features/products/ProductImage.tsx'
import type { BlockOf } from './block-of.ts'
import { Caption } from './Caption.tsx'

/** A picture with its caption. Floats if it is aligned left or right, from the `sm` breakpoint on. */
export function ImageFigure({ src, alt, align = 'center', width, height, caption }: BlockOf<'image'>) {
  if (!src) return null
  return (
    <Box component="figure" sx={stylesByAlignment[align]}>
      <Picture src={src} alt={alt ?? ''} width={pixels(width)} height={pixels(height)} loading="lazy" />
      {caption && <Caption text={caption} isCentred={align === 'center'} />}
    </Box>
  )
}

const pixels = (size: number | undefined) => (size && size > 0 && size < 1e5 ? Math.round(size) : undefined)

const Picture = styled(ProductImage)(({ theme }) => ({
  marginInline: 'auto',
  borderRadius: theme.shape.pictureRadius,
}))

/** Shifts a floating picture into the margin, if there is one. */
const INTO_MARGIN = { sm: 0, md: '-120px' }

const beside = { clear: 'both', width: { sm: '44%' }, marginBlock: { xs: 8, sm: 10 } }

const stylesByAlignment = {
  center: { clear: 'both', marginBlock: 8 },
  left: { ...beside, float: { sm: 'left' }, marginRight: { sm: 10 }, marginLeft: INTO_MARGIN },
  right: { ...beside, float: { sm: 'right' }, marginLeft: { sm: 10 }, marginRight: INTO_MARGIN },
}
