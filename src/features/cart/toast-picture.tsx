import type { ReactNode } from 'react'
import { ProductImage } from '#src/features/products/ProductImage.tsx'

/** Returns the picture of a toast about a product. Dragging it would prevent the swipe. */
export const toastPicture = (src: string | undefined): ReactNode =>
  src && <ProductImage src={src} alt="" width={56} height={56} draggable={false} />
