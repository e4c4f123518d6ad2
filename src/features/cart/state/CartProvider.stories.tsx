import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { PropsWithChildren } from 'react'
import { studioHeadphones } from '#fixtures/products.ts'
import type { Step } from '#mocks/scenarios/scenario.ts'
import type { Product } from '#src/api/contract.ts'
import { ClearCart } from '#src/features/cart/lines/ClearCart.tsx'
import { Price } from '#src/features/products/Price.tsx'
import { ProductImage } from '#src/features/products/ProductImage.tsx'
import { Button } from '#src/ui/controls/buttons.tsx'
import { apiProduct } from '#storybook/helpers/api-product.ts'
import { shows } from '#storybook/helpers/shows.ts'
import preview from '#storybook/preview.tsx'
import { useCart } from './CartProvider.tsx'
import { useOptimisticCart } from './optimistic-cart.ts'

const ONE_LINE = ['cart-1-line']

/** The toasts of the cart provider (spec §8), which pages without messages of their own show. */
const meta = preview.meta({
  title: 'Components/Feedback/Cart messages',
  tags: ['since:0.1.0'],
  component: CartPreview,
  parameters: {
    guide: {
      do: 'Say what happened to the item.',
      dont: 'Do not show a message for a changed quantity that succeeded.',
      keyboard: 'F8 moves to the message, Escape closes it.',
      heard: ['add-to-cart', 'cart'],
    },
    shop: { demo: ONE_LINE },
    docs: {
      description: {
        component:
          'Messages after a change of the cart, on any page. The cart page has its own messages for removing and for changing a quantity. A successful change of a quantity shows no message.',
      },
      story: { inline: false, height: '640px' },
    },
  },
})

/** A small cart without messages of its own, and a product to add. */
function CartPreview() {
  const { cart = [] } = useOptimisticCart()
  const { add, remove, update } = useCart()
  const handle = (write: () => Promise<boolean>) => () => void write().catch(() => undefined)
  return (
    <Stack sx={{ p: { xs: 4, sm: 6 }, gap: 6, maxWidth: 560 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <h2>In your cart</h2>
        <ClearCart />
      </Stack>
      {cart.map(({ product, quantity }) => (
        <Row key={product.id} product={product}>
          <Typography component="output">Quantity: {quantity}</Typography>
          <Stack direction="row" sx={{ gap: 3 }}>
            <Button onClick={handle(() => update(product.id, quantity + 1))}>One more</Button>
            <Button onClick={handle(() => remove(product.id))}>Remove</Button>
          </Stack>
        </Row>
      ))}
      <h2>Goes with it</h2>
      <Row product={COMPANION}>
        <Button variant="contained" onClick={handle(() => add(COMPANION))} sx={{ justifySelf: 'start' }}>
          Add to Cart
        </Button>
      </Row>
    </Stack>
  )
}

const COMPANION = apiProduct(studioHeadphones)

function Row({ product, children }: PropsWithChildren<{ product: Product }>) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '112px minmax(0, 1fr)', gap: 4 }}>
      <ProductImage src={product.images[0]} alt="" width={112} height={112} />
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <Typography variant="h3" dir="auto">
          {product.title}
        </Typography>
        <Price price={product.price} originalPrice={product.originalPrice} />
        {children}
      </Box>
    </Box>
  )
}

/** Returns a story that performs the steps after the cart has loaded, and then shows `text`. */
const afterSteps = (steps: Step[], text: string, ...demo: string[]) => ({
  parameters: shows(text, { demo: [...ONE_LINE, ...demo], steps: [{ see: 'Quantity: 1' }, ...steps] }),
})

const CLEAR = ['Clear cart', 'Clear all items']

export const Added = meta.story(afterSteps(['Add to Cart'], 'Item added to cart successfully'))

export const Removed = meta.story(afterSteps(['Remove'], 'Item removed from cart'))

export const Cleared = meta.story(afterSteps(CLEAR, 'Cart cleared successfully'))

export const AddFailed = meta.story(afterSteps(['Add to Cart'], 'Failed to add item to cart', 'add-500'))

/** The server's own message. */
export const AddRefused = meta.story(afterSteps(['Add to Cart'], 'Only one per visitor', 'add-409'))

export const RemovalFailed = meta.story(afterSteps(['Remove'], 'Failed to remove item from cart', 'remove-500'))

export const UpdateFailed = meta.story(afterSteps(['One more'], 'Failed to update cart item', 'update-500'))

export const ClearFailed = meta.story(afterSteps(CLEAR, 'Failed to clear cart', 'clear-500'))

export const Updated = meta.story(afterSteps(['One more'], 'Quantity: 2'))
