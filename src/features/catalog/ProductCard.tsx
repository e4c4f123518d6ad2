import FavoriteBorderOutlined from '@mui/icons-material/FavoriteBorderOutlined'
import FavoriteOutlined from '@mui/icons-material/FavoriteOutlined'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import type { Product } from '#src/api/contract.ts'
import { useCart } from '#src/features/cart/CartProvider.tsx'
import { Button, IconButton } from '#src/ui/buttons.tsx'
import { PlainLink } from '#src/ui/links.tsx'
import { Price } from '#src/ui/Price.tsx'
import { ProductImage } from '#src/ui/ProductImage.tsx'
import { StarRating } from '#src/ui/StarRating.tsx'
import { badgesOf } from './product-badge.ts'
import { toggleWishlisted, useWishlisted } from './wishlist.ts'

type ProductCardProps = {
  product: Product
  /** Pictures of the first row load at once, the others when they come near. */
  eager?: boolean
}

/** One product of a listing: the whole card leads to it, its two buttons excepted. */
export function ProductCard({ product, eager = false }: ProductCardProps) {
  const titleId = useId()
  const { add } = useCart()
  const wishlisted = useWishlisted(product.id)
  const [badge] = badgesOf(product)
  return (
    <Card aria-labelledby={titleId}>
      <div className="picture">
        <ProductImage src={product.images[0]} alt="" width={400} height={400} loading={eager ? 'eager' : 'lazy'} />
        {badge && <span className="badge">{badge}</span>}
        <IconButton
          aria-label={`Save ${product.title} to wishlist`}
          aria-pressed={wishlisted}
          onClick={() => toggleWishlisted(product.id)}
        >
          {wishlisted ? <FavoriteOutlined fontSize="small" /> : <FavoriteBorderOutlined fontSize="small" />}
        </IconButton>
      </div>
      <p className="brand">{product.brand}</p>
      <h3 id={titleId}>
        <PlainLink to="/products/$id" params={{ id: product.id }}>
          {product.title}
        </PlainLink>
      </h3>
      <StarRating rating={product.rating} reviewCount={product.reviewCount} />
      <Price price={product.price} originalPrice={product.originalPrice} />
      <Button
        variant="outlined"
        aria-label={`Add to Cart: ${product.title}`}
        // The toast says how it went.
        onClick={() => add(product.id).catch(() => undefined)}
      >
        Add to Cart
      </Button>
    </Card>
  )
}

const Card = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  minWidth: 0,
  '& .picture': { position: 'relative', marginBottom: 4 },
  '& .picture img': { width: '100%', height: 'auto', aspectRatio: '1', borderRadius: 8 },
  '& .picture button': {
    position: 'absolute',
    top: 4,
    right: 4,
    zIndex: 1,
    '&[aria-pressed=true]': { color: theme.vars.palette.signal.main },
  },
  '& .badge': {
    ...theme.typography.caption,
    position: 'absolute',
    top: 8,
    left: 8,
    padding: '2px 8px',
    borderRadius: 4,
    color: theme.vars.palette.background.paper,
    background: theme.vars.palette.text.primary,
  },
  '& .brand': {
    ...theme.typography.caption,
    minHeight: '1.4em',
    fontVariantCaps: 'all-small-caps',
    letterSpacing: '0.06em',
    color: theme.vars.palette.text.secondary,
  },
  '& h3': {
    ...theme.typography.body1,
    fontWeight: 600,
    lineHeight: 1.35,
    minHeight: '2.7em',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
  // The link's target is the whole card; the buttons lie above it.
  '& h3 a::after': { content: '""', position: 'absolute', inset: 0 },
  '& > button': { position: 'relative', zIndex: 1, marginTop: 'auto' },
}))
