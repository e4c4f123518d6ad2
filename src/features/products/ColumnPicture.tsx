import { styled } from '@mui/material/styles'
import { ProductImage } from './ProductImage.tsx'

/** An image as wide as its container, with the corner radius of images. */
export const ColumnPicture = styled(ProductImage)(({ theme }) => ({
  width: '100%',
  borderRadius: theme.shape.pictureRadius,
}))
