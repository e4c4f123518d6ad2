import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { PropsWithChildren } from 'react'
import { expect, waitFor, type within } from 'storybook/test'
import { studioHeadphones } from '#fixtures/products.ts'
import type { Step } from '#mocks/scenarios/scenario.ts'
import type { Product } from '#src/api/contract.ts'
import { Button } from '#src/ui/buttons.tsx'
import { Price } from '#src/ui/Price.tsx'
import { ProductImage } from '#src/ui/ProductImage.tsx'
import { apiProduct } from '#storybook/helpers/api-product.ts'
import preview from '#storybook/preview.tsx'
import { rested } from '#storybook/shop/arrange.ts'
import { useCart } from './CartProvider.tsx'
import { ClearCart } from './ClearCart.tsx'
import { useOptimisticCart } from './optimistic-cart.ts'

const SHOWN = ['cart-1-line']

/** The provider's own toasts: what every screen says that doesn't say it better (spec §8). */
const meta = preview.meta({
  title: 'Components/Feedback/Cart messages',
  component: InYourCart,
  parameters: {
    // Each message needs its steps.
    sheet: false,
    shop: { demo: SHOWN },
    docs: {
      description: {
        component:
          'What the shop says once a change of the cart was saved or has failed, whichever screen it was made on. The cart page removes and changes in words of its own, so these are shown over a small cart that has none. A changed quantity needs no message: it shows.',
      },
      story: { inline: false, height: '640px' },
    },
  },
})

/** A cart in passing, beside what goes with it; all words are the provider's. */
function InYourCart() {
  const { cart = [] } = useOptimisticCart()
  const { add, remove, update } = useCart()
  const quietly = (write: () => Promise<boolean>) => () => void write().catch(() => undefined)
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
            <Button onClick={quietly(() => update(product.id, quantity + 1))}>One more</Button>
            <Button onClick={quietly(() => remove(product.id))}>Remove</Button>
          </Stack>
        </Row>
      ))}
      <h2>Goes with it</h2>
      <Row product={COMPANION}>
        <Button variant="contained" onClick={quietly(() => add(COMPANION.id))} sx={{ justifySelf: 'start' }}>
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

/** After the press: the cart was there before. */
const pressed = (steps: Step[], ...demo: string[]) => ({
  parameters: { shop: { demo: [...SHOWN, ...demo], steps: [{ see: 'Quantity: 1' }, ...steps] } },
})

const CLEAR = ['Clear cart', 'Clear all items']

type Canvas = ReturnType<typeof within>

/** Once the story rests, the one message is this. */
async function expectMessage(canvas: Canvas, title: 'Success' | 'Error', text: string) {
  await rested()
  await expect(await canvas.findByText(text)).toBeVisible()
  await expect(canvas.getByText(title)).toBeVisible()
}

export const Added = meta.story(pressed(['Add to Cart']))
Added.test('says so, until it is closed', async ({ canvas, userEvent }) => {
  await expectMessage(canvas, 'Success', 'Item added to cart successfully')
  await userEvent.click(canvas.getByRole('button', { name: 'Close notification' }))
  await waitFor(() => expect(canvas.queryByText('Item added to cart successfully')).not.toBeInTheDocument())
})

export const Removed = meta.story(pressed(['Remove']))
Removed.test('says so', async ({ canvas }) => {
  await expectMessage(canvas, 'Success', 'Item removed from cart')
  await expect(canvas.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument()
})

export const Cleared = meta.story(pressed(CLEAR))
Cleared.test('says so', async ({ canvas }) => {
  await expectMessage(canvas, 'Success', 'Cart cleared successfully')
})

export const AddFailed = meta.story(pressed(['Add to Cart'], 'add-500'))
AddFailed.test('says so each time', async ({ canvas, userEvent }) => {
  await expectMessage(canvas, 'Error', 'Failed to add item to cart')
  await userEvent.click(canvas.getByRole('button', { name: 'Close notification' }))
  await waitFor(() => expect(canvas.queryByText('Failed to add item to cart')).not.toBeInTheDocument())
  await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }))
  await expect(await canvas.findByText('Failed to add item to cart')).toBeVisible()
})

/** In the server's own words. */
export const AddRefused = meta.story(pressed(['Add to Cart'], 'add-409'))
AddRefused.test('says why', async ({ canvas }) => {
  await expectMessage(canvas, 'Error', 'Only one per visitor')
})

export const RemovalFailed = meta.story(pressed(['Remove'], 'remove-500'))
RemovalFailed.test('says so, and the product is back', async ({ canvas }) => {
  await expectMessage(canvas, 'Error', 'Failed to remove item from cart')
  await expect(await canvas.findByText('Quantity: 1')).toBeVisible()
})

export const UpdateFailed = meta.story(pressed(['One more'], 'update-500'))
UpdateFailed.test('says so, and the quantity is as before', async ({ canvas }) => {
  await expectMessage(canvas, 'Error', 'Failed to update cart item')
  await expect(await canvas.findByText('Quantity: 1')).toBeVisible()
})

export const ClearFailed = meta.story(pressed(CLEAR, 'clear-500'))
ClearFailed.test('says so', async ({ canvas }) => {
  await expectMessage(canvas, 'Error', 'Failed to clear cart')
})

export const Updated = meta.story(pressed(['One more']))
Updated.test('shows the quantity, and says nothing', async ({ canvas }) => {
  await rested()
  await expect(await canvas.findByText('Quantity: 2')).toBeVisible()
  await expect(canvas.queryByRole('button', { name: 'Close notification' })).not.toBeInTheDocument()
})
