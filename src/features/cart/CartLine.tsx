import { mdiMinus, mdiPlus } from '@mdi/js'
import { styled } from '@mui/material/styles'
import { type MouseEvent, memo } from 'react'
import type { CartItem } from '#src/api/contract.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { PlainLink } from '#src/ui/links.tsx'
import { Price } from '#src/ui/Price.tsx'
import { ProductImage } from '#src/ui/ProductImage.tsx'
import { showToast } from '#src/ui/toast/toast-store.ts'
import { useCart } from './CartProvider.tsx'
import { focusAfter } from './focus-after.ts'

/** One line of the cart; of a long cart, only the line that changed is rendered again. */
export const CartLine = memo(function CartLine({ line: { product, quantity } }: { line: CartItem }) {
  const { changeBy, remove } = useLine(product.id)
  const step = (name: string, icon: string, by: 1 | -1) => (
    <button
      type="button"
      aria-label={`${name} quantity of ${product.title}`}
      data-tooltip=""
      onClick={(event) => changeBy(by, event)}
    >
      <Icon path={icon} size={20} />
    </button>
  )
  return (
    <Row tabIndex={-1}>
      <ProductImage src={product.images[0]} alt="" width={112} height={112} />
      <div className="what">
        {product.brand && <p>{product.brand}</p>}
        <h2>
          <PlainLink to="/products/$id" params={{ id: product.id }}>
            {product.title}
          </PlainLink>
        </h2>
        <Price price={product.price} originalPrice={product.originalPrice} />
      </div>
      <Controls>
        <div>
          {step('Decrease', mdiMinus, -1)}
          <output>{quantity}</output>
          {step('Increase', mdiPlus, 1)}
        </div>
        <button type="button" className="remove" aria-label={`Remove ${product.title}`} onClick={remove}>
          Remove
        </button>
      </Controls>
    </Row>
  )
})

/** What the line's buttons do. Their toasts are the cart page's, which replace the provider's (spec §8). */
function useLine(productId: string) {
  const cart = useCart()

  const remove = (event: MouseEvent<HTMLElement>) => {
    focusAfter(event.currentTarget.closest('li'))
    cart.remove(productId).then(
      (isSaved) =>
        isSaved && showToast({ title: 'Item removed', description: 'Item has been removed from your cart.' }),
      () => showFailure('Failed to remove item. Please try again.'),
    )
  }

  /** Below 1 the line goes (spec §4). */
  const changeBy = (step: 1 | -1, event: MouseEvent<HTMLElement>) => {
    const quantity = cart.quantityOf(productId) + step
    if (quantity < 1) remove(event)
    else {
      cart.update(productId, quantity).catch(() => showFailure('Failed to update quantity. Please try again.'))
    }
  }
  return { remove, changeBy }
}

const showFailure = (description: string) => showToast({ title: 'Error', description, variant: 'destructive' })

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: '12px 16px',
  paddingBlock: 20,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > img': { width: '100%', aspectRatio: '1', borderRadius: 8 },
  '& .what': { display: 'grid', alignContent: 'start', gap: 4, overflowWrap: 'anywhere' },
  '& h2': theme.typography.h3,
  '& p': {
    ...theme.typography.caption,
    fontVariantCaps: 'all-small-caps',
    letterSpacing: '0.06em',
    color: theme.vars.palette.text.secondary,
  },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '112px minmax(0, 1fr) auto', columnGap: 24 },
}))

const Controls = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  gridColumn: '1 / -1',
  '& > div': {
    display: 'flex',
    alignItems: 'center',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 4,
    background: theme.vars.palette.background.paper,
  },
  '& output': { ...theme.typography.reading, minWidth: '3ch', textAlign: 'center' },
  '& button': {
    display: 'grid',
    placeItems: 'center',
    minWidth: 44,
    height: 44,
    padding: 0,
    border: 0,
    borderRadius: 4,
    font: 'inherit',
    color: 'inherit',
    background: 'none',
    cursor: 'pointer',
    // Quick taps change the quantity; they don't zoom the page.
    touchAction: 'manipulation',
    '&:hover': { background: theme.vars.palette.divider },
  },
  '& .remove': {
    ...theme.typography.body2,
    padding: '0 12px',
    // Its text ends where the column does.
    marginRight: -12,
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
    textDecorationColor: theme.vars.palette.divider,
  },
  [theme.breakpoints.up('sm')]: { gridColumn: 'auto', flexDirection: 'column', alignItems: 'flex-end', gap: 4 },
}))
