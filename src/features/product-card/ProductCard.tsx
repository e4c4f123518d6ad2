import Typography from '@mui/material/Typography'
import { replaceEqualDeep } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { memo, useId, useState } from 'react'
import type { Product } from '#src/api/contract.ts'
import { useCart } from '#src/features/cart/CartProvider.tsx'
import { isStudioPicture } from '#src/lib/studio-picture.ts'
import { ErrorBoundary } from '#src/ui/ErrorBoundary.tsx'
import { Picture } from '#src/ui/Picture.ts'
import { Price } from '#src/ui/Price.tsx'
import { ProductImage } from '#src/ui/ProductImage.tsx'
import { MEASURE } from '#src/ui/Prose.tsx'
import { StarRating } from '#src/ui/StarRating.tsx'
import { AddButton, Buy, CardFrame, Maker, PictureBox, Text, Title } from './CardFrame.tsx'
import { badgesOf } from './product-badge.ts'
import { WishlistToggle } from './WishlistToggle.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The product of the card that opened the page. */
    product?: Product
  }
}

type ProductCardProps = {
  product: Product
  view?: 'grid' | 'list'
  /** Pictures of the first row load at once, the others when they come near. Counts when a card is new. */
  isEager?: boolean
  /** The likely largest picture of the page is asked for before the others. Counts when a card is new. */
  isFirst?: boolean
}

/** One product of a listing: the whole card leads to it, its two buttons excepted. */
export const ProductCard = memo(CardAlone, showsTheSame)

/** Another page may bring the same product as a new object, and elsewhere: that draws no card again. */
function showsTheSame(before: ProductCardProps, now: ProductCardProps) {
  return before.view === now.view && replaceEqualDeep(before.product, now.product) === before.product
}

/** What one product has that no card can show must not cost the visitor the others. */
function CardAlone(props: ProductCardProps) {
  return (
    <ErrorBoundary resetKey={props.product}>
      <Card {...props} />
    </ErrorBoundary>
  )
}

function Card({ product, view = 'grid', isEager = false, isFirst = false }: ProductCardProps) {
  const titleId = useId()
  const { add } = useCart()
  const [isPointedAt, setPointedAt] = useState(false)
  const [badge] = badgesOf(product)
  const [firstLine] = product.description?.split('\n') ?? []
  return (
    <CardFrame
      aria-labelledby={titleId}
      data-view={view}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setPointedAt(true)}
    >
      <PictureBox>
        <ProductImage
          src={product.images[0]}
          data-picture-of={product.id}
          alt=""
          width={400}
          height={400}
          // Two columns on a phone, cells of at most this width in the grid beside the filters.
          sizes={view === 'list' ? '160px' : '(min-width: 900px) 270px, 46vw'}
          loading={isEager ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
        />
        {isPointedAt && product.images[1] && <SecondImage src={product.images[1]} />}
        {badge && <span>{badge}</span>}
        <WishlistToggle product={product} />
      </PictureBox>
      <Text>
        <Maker dir="auto">{product.brand}</Maker>
        <Title id={titleId} dir="auto">
          <Link to="/products/$id" params={{ id: product.id }} state={{ product }}>
            {product.title}
          </Link>
        </Title>
        <StarRating rating={product.rating} reviewCount={product.reviewCount} />
        {view === 'list' && (
          <Typography variant="body2" color="textSecondary" dir="auto" sx={{ maxWidth: MEASURE }}>
            {firstLine}
          </Typography>
        )}
      </Text>
      <Buy>
        <Price price={product.price} originalPrice={product.originalPrice} />
        <AddButton
          type="button"
          aria-label={`Add to Cart: ${product.title}`}
          // The toast says how it went.
          onClick={() => add(product.id).catch(() => undefined)}
        >
          Add to Cart
        </AddButton>
      </Buy>
    </CardFrame>
  )
}

/** Shown while the card is pointed at, not loaded before, and gone when it fails. */
function SecondImage({ src }: { src: string }) {
  return (
    <Picture
      src={src}
      data-studio={isStudioPicture(src) || undefined}
      alt=""
      width={400}
      height={400}
      decoding="async"
      onError={(event) => event.currentTarget.remove()}
    />
  )
}
