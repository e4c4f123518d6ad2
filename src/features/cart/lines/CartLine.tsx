import { mdiMinus, mdiPlus } from '@mdi/js'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { type SxProps, styled, type Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { memo } from 'react'
import type { CartItem, Product } from '#src/api/contract.ts'
import { useMoney, useSite } from '#src/config/site.tsx'
import { useCart } from '#src/features/cart/state/CartProvider.tsx'
import { subtotal } from '#src/features/cart/state/cart-lines.ts'
import { toastPicture } from '#src/features/cart/toast-picture.tsx'
import { makerOf } from '#src/features/products/maker.ts'
import { Price } from '#src/features/products/Price.tsx'
import { ProductImage } from '#src/features/products/ProductImage.tsx'
import { pageUrl } from '#src/lib/site-url.ts'
import { Button, IconButton } from '#src/ui/controls/buttons.tsx'
import { PlainLink } from '#src/ui/controls/links.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { showToast } from '#src/ui/toast/toast-store.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

/**
 * One product in the cart, with its quantity and controls.
 *
 * Memoized, because a press in a cart of 200 products would render all lines (docs/decisions/0006).
 */
export const CartLine = memo(function CartLine({ line }: { line: CartItem }) {
  const { product, quantity } = line
  const { store } = useSite()
  const money = useMoney()
  const maker = makerOf(product)
  const { changeBy, remove } = useLine(product)
  const step = (name: string, icon: string, by: 1 | -1) => (
    <IconButton aria-label={`${name} quantity of ${product.title}`} onClick={() => changeBy(by)} sx={STEP}>
      <Icon path={icon} size={20} />
    </IconButton>
  )
  return (
    // The focus falls back to the next line, not to its button, which a key that is still held down would press.
    <Line tabIndex={-1}>
      <Columns>
        <ProductImage src={product.images[0]} alt="" width={112} height={112} sx={PICTURE} />
        <Stack sx={DETAILS}>
          {maker && (
            <Typography variant="maker" color="textSecondary" dir="auto">
              {maker}
            </Typography>
          )}
          <Typography variant="h3" component="h2" dir="auto">
            <PlainLink to="/products/$id" params={{ id: product.id }}>
              {product.title}
            </PlainLink>
          </Typography>
          <UnitPrice price={product.price} originalPrice={product.originalPrice} isSoldOut={!product.isAvailable} />
          <PrintedAddress>
            {pageUrl(store.siteUrl || location.origin, `/products/${encodeURIComponent(product.id)}`)}
          </PrintedAddress>
        </Stack>
        <Box sx={CONTROLS}>
          {/* A held key does not remove the line. */}
          <Stack direction="row" sx={STEPPER} data-repeats={quantity > 1 || undefined}>
            {step('Decrease', mdiMinus, -1)}
            <Typography component="span" variant="reading" align="center" sx={{ minWidth: '3ch' }}>
              {quantity}
            </Typography>
            {step('Increase', mdiPlus, 1)}
          </Stack>
          <Button variant="text" sx={REMOVE} aria-label={`Remove ${product.title}`} onClick={remove}>
            Remove
          </Button>
          <Typography variant="reading" align="right" sx={TOTAL}>
            <VisuallyHidden>Total </VisuallyHidden>
            <span>{money.format(subtotal([line]))}</span>
          </Typography>
        </Box>
      </Columns>
    </Line>
  )
})

/** Returns the actions of the line's buttons, with the cart page's own toasts (spec §8). */
function useLine(product: Product) {
  const cart = useCart()
  const picture = toastPicture(product.images[0])

  const showFailure = (description: string) =>
    showToast({ title: 'Error', description, variant: 'destructive', picture })

  const remove = () => {
    const quantity = cart.quantityOf(product.id)
    const undo = {
      label: 'Undo',
      hint: 'Undo puts the item back in your cart.',
      // A failure is shown in a toast.
      onPress: () => void cart.add(product, quantity).catch(() => undefined),
    }
    cart.remove(product.id, OWN_TOAST).then(
      (isSaved) =>
        isSaved &&
        showToast({
          title: 'Item removed',
          description: 'Item has been removed from your cart.',
          picture,
          action: undo,
        }),
      () => showFailure('Failed to remove item. Please try again.'),
    )
  }

  /** Removes the line if its quantity falls below 1 (spec §4). */
  const changeBy = (step: 1 | -1) => {
    const quantity = cart.quantityOf(product.id) + step
    if (quantity < 1) remove()
    else {
      cart
        .update(product.id, quantity, OWN_TOAST)
        .catch(() => showFailure('Failed to update quantity. Please try again.'))
    }
  }
  return { remove, changeBy }
}

const OWN_TOAST = { hasOwnToast: true }

/** Wide lines have the controls beside the texts. In rem, so that lines with large text count as narrow. */
const WIDE = '@container (min-width: 40rem)'

const Line = styled('li')(({ theme }) => ({
  containerType: 'inline-size',
  borderTop: theme.line.hair,
  breakInside: 'avoid',
}))

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: '12px 16px',
  paddingBlock: 20,
  [WIDE]: { gridTemplateColumns: '112px minmax(0, 1fr) auto', columnGap: 24 },
})

/** The price of one, smaller than the line's total. */
const UnitPrice = styled(Price)(({ theme }) => ({
  '& strong': { fontSize: theme.typography.body1.fontSize, fontWeight: 400 },
}))

/** The address of the product's page, because a printed link cannot be followed. */
const PrintedAddress = styled('small')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'none',
  '@media print': { display: 'block' },
}))

const PICTURE = {
  width: '100%',
  aspectRatio: '1',
  borderRadius: ({ shape }) => `${shape.pictureRadius}px`,
} satisfies SxProps<Theme>

const DETAILS = { alignContent: 'start', gap: 1 } satisfies SxProps<Theme>

/** Stepper, Remove and total in a row. In wide lines Remove is below the stepper. */
const CONTROLS = {
  display: 'flex',
  gridColumn: '1 / -1',
  // Wraps if the text is large.
  flexWrap: 'wrap',
  alignContent: 'start',
  alignItems: 'center',
  justifyItems: 'start',
  columnGap: 4,
  // The column of the totals has the same width in all lines.
  [WIDE]: { display: 'grid', gridColumn: 'auto', gridTemplateColumns: 'auto minmax(7.5rem, auto)' },
} satisfies SxProps<Theme>

const TOTAL = {
  minWidth: 0,
  marginInlineStart: 'auto',
  fontSize: 'h3.fontSize',
  fontWeight: 600,
  [WIDE]: { gridRow: 1, gridColumn: 2 },
} satisfies SxProps<Theme>

const STEPPER = {
  alignItems: 'center',
  border: ({ line }) => line.field,
  borderRadius: ({ shape }) => `${shape.borderRadius}px`,
  backgroundColor: 'background.paper',
} satisfies SxProps<Theme>

const STEP = { '@media (hover: hover)': { '&:hover': { backgroundColor: 'divider' } } }

const REMOVE = {
  typography: 'body2',
  // Aligns the text, not the button's border and padding, with the stepper's edge.
  [WIDE]: { marginInlineStart: '-9px' },
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
  textDecorationColor: ({ vars }) => vars.palette.divider,
} satisfies SxProps<Theme>
