import * as productGrid from '#src/features/listing/results/ProductGrid.stories.tsx'
import * as buyPanel from '#src/features/product/buy/BuyPanel.stories.tsx'
import * as description from '#src/features/product/details/ProductDescription.stories.tsx'
import * as productInformation from '#src/features/product/details/ProductInformation.stories.tsx'
import * as productReadings from '#src/features/product/details/ProductReadings.stories.tsx'
import * as gallery from '#src/features/product/gallery/Gallery.stories.tsx'
import * as productReview from '#src/features/product/ProductReview.stories.tsx'
import * as relatedProducts from '#src/features/product/RelatedProducts.stories.tsx'
import * as columnPicture from '#src/features/products/ColumnPicture.stories.tsx'
import * as productCard from '#src/features/products/card/ProductCard.stories.tsx'
import * as price from '#src/features/products/Price.stories.tsx'
import * as productPicture from '#src/features/products/ProductImage.stories.tsx'
import * as starRating from '#src/features/products/StarRating.stories.tsx'
import * as wishlistHeart from '#src/features/products/WishlistToggle.stories.tsx'
import * as reading from '#src/ui/Reading.stories.tsx'
import * as table from '#src/ui/table.stories.tsx'
import preview from '../preview.tsx'
import { componentMatrix } from './component-matrix.tsx'

const meta = preview.meta({ title: 'Matrix/Product', tags: ['!autodocs'] })

export const BuyPanel = meta.story(componentMatrix(buyPanel, 320))
export const ColumnPicture = meta.story(componentMatrix(columnPicture, 320))
export const Description = meta.story(componentMatrix(description, 320))
export const Gallery = meta.story(componentMatrix(gallery, 320))
export const Price = meta.story(componentMatrix(price, 320))
export const ProductCard = meta.story(componentMatrix(productCard, 320, (name) => name.startsWith('List')))
export const ProductGrid = meta.story(componentMatrix(productGrid, 320))
export const ProductInformation = meta.story(componentMatrix(productInformation, 320))
export const ProductPicture = meta.story(componentMatrix(productPicture, 320))
export const ReadingsOfAProduct = meta.story(componentMatrix(productReadings, 320))
export const ReviewOfAProduct = meta.story(componentMatrix(productReview, 320))
export const Reading = meta.story(componentMatrix(reading, 320))
export const RelatedProducts = meta.story(componentMatrix(relatedProducts, 320))
export const StarRating = meta.story(componentMatrix(starRating, 320))
export const Table = meta.story(componentMatrix(table, 320))
export const WishlistHeart = meta.story(componentMatrix(wishlistHeart, 320))
