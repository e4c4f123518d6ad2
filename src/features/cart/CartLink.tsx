import { mdiShoppingOutline } from '@mdi/js'
import { styled } from '@mui/material/styles'
import { createLink } from '@tanstack/react-router'
import { Icon } from '#src/ui/Icon.tsx'
import { useShownCount } from './shown-cart.ts'

/** The header's way to the cart, with its count badge. */
export function CartLink() {
  const count = useShownCount()
  const name = count === undefined ? 'Cart' : `Cart, ${count} ${count === 1 ? 'item' : 'items'}`
  return (
    <Bag to="/cart" aria-label={name} data-tooltip="">
      <Icon path={mdiShoppingOutline} />
      {count !== undefined && count > 0 && <Badge aria-hidden="true">{count > 99 ? '99+' : count}</Badge>}
    </Bag>
  )
}

const Bag = createLink(
  styled('a')({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    color: 'inherit',
  }),
)

const Badge = styled('span')(({ theme }) => ({
  ...theme.typography.reading,
  position: 'absolute',
  top: 2,
  right: 0,
  minWidth: 20,
  padding: '0 5px',
  borderRadius: 10,
  fontSize: 12,
  lineHeight: '20px',
  textAlign: 'center',
  color: theme.vars.palette.signal.contrastText,
  background: theme.vars.palette.signal.main,
}))
