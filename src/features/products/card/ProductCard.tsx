import Typography from '@mui/material/Typography'
import { Link } from '@tanstack/react-router'
import { memo, useId, useState } from 'react'
import type { Product } from '#src/api/contract.ts'
import { useCart } from '#src/features/cart/state/CartProvider.tsx'
import { makerOf } from '#src/features/products/maker.ts'
import { Picture } from '#src/features/products/Picture.tsx'
import { Price } from '#src/features/products/Price.tsx'
import { ProductImage } from '#src/features/products/ProductImage.tsx'
import { badgesOf } from '#src/features/products/product-badge.ts'
import { StarRating } from '#src/features/products/StarRating.tsx'
import { WishlistToggle } from '#src/features/products/WishlistToggle.tsx'
import { parseDescription } from '#src/lib/description.ts'
import { hasCredentials } from '#src/lib/outbound.ts'
import { isStudioPicture } from '#src/lib/studio-picture.ts'
import { ErrorBoundary } from '#src/ui/feedback/ErrorBoundary.tsx'
import { MEASURE } from '#src/ui/page/Prose.tsx'
import { UnbrokenWords } from '#src/ui/UnbrokenWords.tsx'
import { AddButton, CardFrame, Maker, Marks, PictureBox, PriceAndButton, Text, Title } from './CardFrame.tsx'

declare module '@tanstack/react-router' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- Only an interface can be merged.
  interface HistoryState {
    /** The product of the card that opened the page. */
    product?: Product
  }
}

type ProductCardProps = {
  product: Product
  view?: 'grid' | 'list'
  /** Loads the image at once instead of when it is scrolled near. */
  isEager?: boolean
  /** Requests the image before all others, as the likely largest contentful paint. */
  isFirst?: boolean
  /** Names the product in the button too, because the page has an Add to Cart button of its own. */
  isRelated?: boolean
}

/**
 * Renders one product of a listing as a link to its page, with two buttons. Renders nothing for a product that throws.
 *
 * Memoized, because otherwise a press on a filter would render 24 cards before their products change
 * (docs/decisions/0006).
 */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  return (
    <ErrorBoundary resetKey={props.product}>
      <Card {...props} />
    </ErrorBoundary>
  )
})

function Card({ product, view = 'grid', isEager = false, isFirst = false, isRelated = false }: ProductCardProps) {
  const titleId = useId()
  const { add } = useCart()
  const [wasHovered, setWasHovered] = useState(false)
  const [badge] = badgesOf(product)
  const maker = makerOf(product)
  const [firstLine] = view === 'list' ? parseDescription(product.description).lines : []
  return (
    <CardFrame
      aria-labelledby={titleId}
      data-view={view}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setWasHovered(true)}
    >
      <PictureBox>
        <ProductImage
          src={product.images[0]}
          data-picture-of={product.id}
          alt=""
          width={400}
          height={400}
          // The width of the image. The grid has two columns on a phone, then three, and up to four beside the filters.
          sizes={view === 'list' ? '160px' : '(min-width: 900px) 270px, (min-width: 720px) 31vw, 46vw'}
          loading={isEager ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
        />
        {wasHovered && product.images[1] && <SecondImage src={product.images[1]} />}
      </PictureBox>
      <Text>
        {maker && <Maker dir="auto">{maker}</Maker>}
        <Title id={titleId} dir="auto">
          <Link to="/products/$id" params={{ id: product.id }} state={{ product }}>
            <UnbrokenWords text={product.title} />
          </Link>
        </Title>
        <StarRating rating={product.rating} reviewCount={product.reviewCount} />
        {firstLine && (
          <Typography
            variant="body2"
            color="textSecondary"
            dir="auto"
            sx={{ display: { xs: 'none', sm: 'block' }, maxWidth: MEASURE }}
          >
            <UnbrokenWords text={firstLine} />
          </Typography>
        )}
      </Text>
      <Marks>
        {badge && <span>{badge}</span>}
        <WishlistToggle product={product} />
      </Marks>
      <PriceAndButton>
        <Price price={product.price} originalPrice={product.originalPrice} isSoldOut={!product.isAvailable} />
        <AddButton
          type="button"
          aria-label={isRelated ? `Add to Cart: ${product.title}` : undefined}
          // A failure is shown in a toast.
          onClick={() => add(product).catch(() => undefined)}
        >
          Add to Cart
        </AddButton>
      </PriceAndButton>
    </CardFrame>
  )
}

/** Rendered only after the pointer entered the card, so that it is not downloaded before. Not shown if it fails to load. */
function SecondImage({ src }: { src: string }) {
  const [failed, setFailed] = useState('')
  if (src === failed || hasCredentials(src)) return null
  return (
    <Picture
      src={src}
      data-studio={isStudioPicture(src) || undefined}
      alt=""
      width={400}
      height={400}
      decoding="async"
      onError={() => setFailed(src)}
    />
  )
}
