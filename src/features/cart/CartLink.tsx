import { mdiShoppingOutline } from '@mdi/js'
import { styled } from '@mui/material/styles'
import { RouterIconButton } from '#src/ui/controls/buttons.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { useOptimisticCartCount } from './state/optimistic-cart.ts'

/** The header's link to the cart, with the number of items on its icon. */
export function CartLink() {
  const count = useOptimisticCartCount()
  const name = count === undefined ? 'Cart' : `Cart, ${count} ${count === 1 ? 'item' : 'items'}`
  return (
    <RouterIconButton to="/cart" aria-label={name}>
      <Anchor>
        <Icon path={mdiShoppingOutline} />
        {!!count && <Count aria-hidden>{count > 99 ? '99+' : count}</Count>}
      </Anchor>
    </RouterIconButton>
  )
}

const Anchor = styled('span')({ position: 'relative', display: 'flex' })

const Count = styled('span')(({ theme }) => ({
  ...theme.typography.reading,
  // Grows to the left, so that more digits stay within the window.
  position: 'absolute',
  top: -8,
  right: -10,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 20,
  height: 20,
  padding: '0 5px',
  borderRadius: 10,
  // Limited, because it would cover the icon, which does not grow with the text.
  fontSize: 'min(0.75rem, 16px)',
  lineHeight: 1,
  fontWeight: 400,
  color: theme.vars.palette.signal.contrastText,
  backgroundColor: theme.vars.palette.signal.main,
  '@media (forced-colors: active)': { border: '1px solid ButtonBorder' },
}))
