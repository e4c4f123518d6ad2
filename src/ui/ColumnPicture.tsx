import { styled } from '@mui/material/styles'
import { ProductImage } from './ProductImage.tsx'

/** A picture as wide as its container, with the corners that pictures have. */
export const ColumnPicture = styled(ProductImage)(({ theme }) => ({
  width: '100%',
  borderRadius: theme.shape.pictureRadius,
}))
