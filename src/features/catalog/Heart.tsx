import { mdiHeart, mdiHeartOutline } from '@mdi/js'
import ToggleButton from '@mui/material/ToggleButton'
import type { Product } from '#src/api/contract.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { toggleWishlisted, useWishlisted } from './wishlist.ts'

/** Local to the visit (spec §4). */
export function Heart({ product, className }: { product: Product; className?: string }) {
  const isWishlisted = useWishlisted(product.id)
  return (
    <ToggleButton
      className={className}
      size="large"
      color="signal"
      aria-label={`Save ${product.title} to wishlist`}
      data-tooltip=""
      value={product.id}
      selected={isWishlisted}
      onChange={() => toggleWishlisted(product.id)}
    >
      <Icon path={isWishlisted ? mdiHeart : mdiHeartOutline} size={20} />
    </ToggleButton>
  )
}
