import { mdiShareVariantOutline } from '@mdi/js'
import { styled, type Theme } from '@mui/material/styles'
import type { Product } from '#src/api/contract.ts'
import { Button, IconButton } from '#src/ui/buttons.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Price } from '#src/ui/Price.tsx'
import { StarRating } from '#src/ui/StarRating.tsx'
import { SHORT_SCREEN } from '#src/ui/short-screen.ts'
import { BuyNow } from './BuyNow.tsx'
import { Heart } from './ProductCard.tsx'
import { badgesOf } from './product-badge.ts'

/** What the product is, what it costs, and the way to the retailer. */
export function BuyPanel({ product }: { product: Product }) {
  const badges = badgesOf(product)
  return (
    <Panel>
      {badges.length > 0 && (
        <ul aria-label="Badges">
          {badges.map((badge) => (
            <li key={badge}>{badge}</li>
          ))}
        </ul>
      )}
      <p className="brand">{product.brand}</p>
      <h1>{product.title}</h1>
      <StarRating rating={product.rating} reviewCount={product.reviewCount} />
      <Price price={product.price} originalPrice={product.originalPrice} />
      <div className="actions">
        <BuyNow product={product} beside={<Button onClick={() => logOnly(product.id)}>Add to Cart</Button>} />
      </div>
      <div className="aside">
        <Heart product={product} />
        {/* No action (spec §2). */}
        <IconButton aria-label="Share">
          <Icon path={mdiShareVariantOutline} size={20} />
        </IconButton>
      </div>
    </Panel>
  )
}

/** On this page the button only logs the product's id (spec §2). */
function logOnly(productId: string): void {
  console.info('Add to cart', productId)
}

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  overflowWrap: 'anywhere',
  [theme.breakpoints.up('md')]: { position: 'sticky', top: 24 },
  '& > ul': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '& > ul li': {
    ...theme.typography.caption,
    padding: '2px 8px',
    borderRadius: 4,
    color: theme.vars.palette.background.paper,
    background: theme.vars.palette.text.primary,
  },
  '& .brand': { fontVariantCaps: 'all-small-caps', letterSpacing: '0.06em', color: theme.vars.palette.text.secondary },
  '& h1': { marginTop: -12 },
  '& strong': { fontSize: 28 },
  '& .aside': { display: 'flex', gap: 4, '& [aria-pressed=true]': { color: theme.vars.palette.signal.main } },
  '& .actions, & .bar': { display: 'grid', gap: 8 },
  // On a phone the way to buy stays at the bottom, and what has the focus stays above it: by a control's height
  // more, since Firefox scrolls to none that can be seen in part.
  [theme.breakpoints.down('md')]: {
    '& .bar': { gridTemplateColumns: '1fr 1fr' },
    '& .actions': atBottom(theme),
    'body:has(&) > #root footer': { paddingBottom: 144 },
    'html:has(&)': { scrollPaddingBottom: 144 + 44 },
    // Its two buttons alone, where they would leave half of the screen.
    [SHORT_SCREEN]: {
      '& .actions': { position: 'static', padding: 0, border: 0 },
      '& .bar': atBottom(theme),
      'body:has(&)': { paddingBottom: 77 },
      'body:has(&) > #root footer': { paddingBottom: 24 },
      'html:has(&)': { scrollPaddingBottom: 77 + 44 },
    },
  },
}))

const atBottom = (theme: Theme) => ({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: theme.zIndex.appBar,
  padding: '8px 16px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.default,
})
