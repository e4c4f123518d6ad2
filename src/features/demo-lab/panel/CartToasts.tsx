import Stack from '@mui/material/Stack'
import { useCheckout } from '#src/features/cart/checkout/checkout.ts'
import { useCart } from '#src/features/cart/state/CartProvider.tsx'
import { useOptimisticCart } from '#src/features/cart/state/optimistic-cart.ts'
import { Button } from '#src/ui/controls/buttons.tsx'

/**
 * Shows the toasts of spec §8 that cannot appear on a page. The cart page replaces those of `CartProvider`, and an
 * empty cart has no checkout button.
 */
export function CartToasts() {
  const cart = useCart()
  const { cart: shown } = useOptimisticCart()
  const checkout = useCheckout([])
  const firstLine = shown?.[0]
  const ignoreFailure = (write: Promise<boolean>) => void write.catch(() => undefined)
  return (
    <>
      <p>Cart messages that you can’t trigger from any page.</p>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <Button disabled={!firstLine} onClick={() => firstLine && ignoreFailure(cart.remove(firstLine.product.id))}>
          Remove the first line
        </Button>
        <Button
          disabled={!firstLine}
          onClick={() =>
            firstLine && ignoreFailure(cart.update(firstLine.product.id, cart.quantityOf(firstLine.product.id) + 1))
          }
        >
          Change the first line
        </Button>
        <Button disabled={!firstLine} onClick={() => ignoreFailure(cart.clear())}>
          Clear the cart
        </Button>
        <Button onClick={() => void checkout()}>Check out an empty cart</Button>
      </Stack>
    </>
  )
}
