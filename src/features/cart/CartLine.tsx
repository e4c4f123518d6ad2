import AddOutlined from '@mui/icons-material/AddOutlined'
import RemoveOutlined from '@mui/icons-material/RemoveOutlined'
import { styled } from '@mui/material/styles'
import type { CartItem } from '#src/api/contract.ts'
import { Button, IconButton } from '#src/ui/buttons.tsx'
import { Price } from '#src/ui/Price.tsx'
import { ProductImage } from '#src/ui/ProductImage.tsx'
import { showToast } from '#src/ui/toast/toast-store.ts'
import { useCart } from './CartProvider.tsx'

/** One line of the cart. Its toasts are the cart page's, which replace the provider's (spec §8). */
export function CartLine({ line: { product, quantity } }: { line: CartItem }) {
  const cart = useCart()

  const remove = () =>
    cart.remove(product.id).then(
      () => showToast({ title: 'Item removed', description: 'Item has been removed from your cart.' }),
      () => showToast({ ...failed, description: 'Failed to remove item. Please try again.' }),
    )

  /** Below 1 the line goes (spec §4). */
  const change = (to: number) =>
    to < 1
      ? remove()
      : cart
          .update(product.id, to)
          .catch(() => showToast({ ...failed, description: 'Failed to update quantity. Please try again.' }))

  return (
    <Row>
      <ProductImage src={product.images[0]} alt="" width={96} height={96} />
      <div>
        <h2>{product.title}</h2>
        <p>{product.brand}</p>
        <Price price={product.price} />
      </div>
      <Controls>
        <IconButton aria-label={`Decrease quantity of ${product.title}`} onClick={() => change(quantity - 1)}>
          <RemoveOutlined fontSize="small" />
        </IconButton>
        <output>{quantity}</output>
        <IconButton aria-label={`Increase quantity of ${product.title}`} onClick={() => change(quantity + 1)}>
          <AddOutlined fontSize="small" />
        </IconButton>
        <Button variant="text" aria-label={`Remove ${product.title}`} onClick={remove}>
          Remove
        </Button>
      </Controls>
    </Row>
  )
}

const failed = { title: 'Error', variant: 'destructive' } as const

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: '12px 16px',
  paddingBlock: 16,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& img': { borderRadius: 8 },
  '& h2': { ...theme.typography.h3, overflowWrap: 'anywhere' },
  '& p': { color: theme.vars.palette.text.secondary },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '96px minmax(0, 1fr) auto', alignItems: 'start' },
}))

const Controls = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gridColumn: '1 / -1',
  '& output': { ...theme.typography.reading, minWidth: '3ch', textAlign: 'center' },
  [theme.breakpoints.up('sm')]: { gridColumn: 'auto' },
}))
