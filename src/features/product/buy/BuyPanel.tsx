import { mdiShareVariantOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import type { SxProps, Theme } from '@mui/material/styles'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { Product } from '#src/api/contract.ts'
import { useSite } from '#src/config/site.tsx'
import { makerOf } from '#src/features/products/maker.ts'
import { Price } from '#src/features/products/Price.tsx'
import { PricesAsOf } from '#src/features/products/PricesAsOf.tsx'
import { badgesOf } from '#src/features/products/product-badge.ts'
import { StarRating } from '#src/features/products/StarRating.tsx'
import { WishlistToggle } from '#src/features/products/WishlistToggle.tsx'
import { safeHref } from '#src/lib/outbound.ts'
import { Button, IconButton } from '#src/ui/controls/buttons.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { BuyNow } from './BuyNow.tsx'

type BuyPanelProps = {
  product: Product
  /** When the server sent the product, in milliseconds since the epoch; 0 until then. */
  readAt: number
}

/** Title, rating, price and buttons of a product. */
export function BuyPanel({ product, readAt }: BuyPanelProps) {
  const { retailer } = useSite()
  const badges = badgesOf(product)
  const maker = makerOf(product)
  return (
    <Stack sx={PANEL}>
      {badges.length > 0 && (
        <Stack component="ul" direction="row" aria-label="Badges" sx={{ flexWrap: 'wrap', gap: 2 }}>
          {badges.map((badge) => (
            <Box key={badge} component="li" sx={{ display: 'flex' }}>
              <Chip variant="filled" label={badge} />
            </Box>
          ))}
        </Stack>
      )}
      <div>
        {maker && (
          <Typography variant="maker" color="textSecondary" dir="auto">
            {maker}
          </Typography>
        )}
        <Typography variant="h1" dir="auto">
          {product.title}
        </Typography>
      </div>
      <StarRating rating={product.rating} reviewCount={product.reviewCount} />
      <div>
        <Stack direction="row" sx={PRICE_ROW}>
          <LargePrice price={product.price} originalPrice={product.originalPrice} isSoldOut={!product.isAvailable} />
          {/* Aligns the icon, not its larger target, with the buttons below. */}
          <Stack direction="row" sx={{ marginInlineEnd: '-12px' }}>
            <WishlistToggle product={product} />
            {/* The button has no action (spec §2). */}
            <IconButton aria-label="Share">
              <Icon path={mdiShareVariantOutline} size={20} />
            </IconButton>
          </Stack>
        </Stack>
        <PricesAsOf time={readAt} />
      </div>
      <BuyNow product={product} beside={<Button onClick={() => logProductId(product.id)}>Add to Cart</Button>} />
      {product.isAvailable && safeHref(product.affiliateUrl) && (
        <Typography variant="body2">{`Sold and shipped by ${retailer.name}, who also takes returns.`}</Typography>
      )}
    </Stack>
  )
}

/** On this page Add to Cart only logs the product's id (spec §2). */
function logProductId(productId: string): void {
  console.info('Add to cart', productId)
}

const PANEL = { gap: { xs: 2, sm: 3 } } satisfies SxProps<Theme>

const PRICE_ROW = { flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' } satisfies SxProps<Theme>

const LargePrice = styled(Price)(({ theme }) => ({
  // Breaks before the buttons do, unless the text is large.
  flex: '1 1 12rem',
  '& strong': { fontSize: theme.typography.title.fontSize, [theme.breakpoints.down('sm')]: { fontSize: '1.5rem' } },
}))
