import Stack from '@mui/material/Stack'
import { useCart } from '#src/features/cart/CartProvider.tsx'
import { useCheckout } from '#src/features/cart/checkout.ts'
import { useOptimisticCart } from '#src/features/cart/optimistic-cart.ts'
import { Button } from '#src/ui/buttons.tsx'

const NOTHING = [] as const

/**
 * Toasts of spec §8 that no page shows: the cart page replaces the provider's by
 * its own, and an empty cart has no checkout. These are the same functions, called bare.
 */
export function CartToasts() {
  const cart = useCart()
  const { cart: shown } = useOptimisticCart()
  const checkout = useCheckout([...NOTHING])
  const first = shown?.[0]
  const make = (write: Promise<boolean>) => void write.catch(() => undefined)
  return (
    <>
      <p>What the cart’s provider says where no page says it better.</p>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <Button disabled={!first} onClick={() => first && make(cart.remove(first.product.id))}>
          Remove the first line
        </Button>
        <Button
          disabled={!first}
          onClick={() => first && make(cart.update(first.product.id, cart.quantityOf(first.product.id) + 1))}
        >
          Change the first line
        </Button>
        <Button disabled={!first} onClick={() => make(cart.clear())}>
          Clear the cart
        </Button>
        <Button onClick={() => void checkout()}>Check out an empty cart</Button>
      </Stack>
    </>
  )
}
