import ShoppingBagOutlined from '@mui/icons-material/ShoppingBagOutlined'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { createLink } from '@tanstack/react-router'
import { cartCountOptions } from './queries.ts'

/** The header's way to the cart, with its count badge. */
export function CartLink() {
  const { data } = useQuery(cartCountOptions())
  const count = data?.count ?? 0
  return (
    <Bag to="/cart" aria-label={data ? `Cart, ${count} ${count === 1 ? 'item' : 'items'}` : 'Cart'}>
      <ShoppingBagOutlined />
      {count > 0 && <Badge aria-hidden="true">{count > 99 ? '99+' : count}</Badge>}
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
