import { mdiHeart, mdiHeartOutline } from '@mdi/js'
import { styled } from '@mui/material/styles'
import type { Product } from '#src/api/contract.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { toggleWishlisted, useWishlisted } from './wishlist.ts'

/** Adds a product to the wishlist or removes it. The wishlist lasts until the page is reloaded (spec §4). */
export function WishlistToggle({ product, className }: { product: Product; className?: string }) {
  const isWishlisted = useWishlisted(product.id)
  return (
    <Toggle
      type="button"
      className={className}
      aria-label="Save to wishlist"
      aria-pressed={isWishlisted}
      data-tooltip=""
      onClick={() => toggleWishlisted(product.id)}
    >
      <Icon path={isWishlisted ? mdiHeart : mdiHeartOutline} size={20} />
    </Toggle>
  )
}

// Not MUI's ToggleButton, which takes longer to render 24 times (docs/decisions/0014).
const Toggle = styled('button')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  width: theme.target,
  height: theme.target,
  padding: 0,
  border: 0,
  borderRadius: theme.shape.borderRadius,
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
  '&[aria-pressed=true]': { color: theme.vars.palette.signal.main },
}))
