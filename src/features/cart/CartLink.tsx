import { mdiShoppingOutline } from '@mdi/js'
import Badge from '@mui/material/Badge'
import { RouterIconButton } from '#src/ui/controls/buttons.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { useOptimisticCartCount } from './state/optimistic-cart.ts'

/** The header's link to the cart, with a badge that shows the number of items. */
export function CartLink() {
  const count = useOptimisticCartCount()
  const name = count === undefined ? 'Cart' : `Cart, ${count} ${count === 1 ? 'item' : 'items'}`
  return (
    <RouterIconButton to="/cart" aria-label={name}>
      {/* Without a count, as on prerendered pages, there is no badge: the content security policy of prerendered pages
          would have to allow the style attribute of MUI's badge. */}
      {count === undefined ? (
        <Icon path={mdiShoppingOutline} />
      ) : (
        <Badge badgeContent={count} color="signal" slotProps={{ badge: { 'aria-hidden': true } }}>
          <Icon path={mdiShoppingOutline} />
        </Badge>
      )}
    </RouterIconButton>
  )
}
