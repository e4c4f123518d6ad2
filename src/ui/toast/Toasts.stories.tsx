import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { fullPriceTurntable, studioHeadphones, studioLaptop } from '#fixtures/products.ts'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { Price } from '#src/features/products/Price.tsx'
import { ProductImage } from '#src/features/products/ProductImage.tsx'
import { Button } from '#src/ui/controls/buttons.tsx'
import { Columns } from '#src/ui/page/Columns.tsx'
import { Page } from '#src/ui/page/Page.tsx'
import { apiProduct } from '#storybook/helpers/api-product.ts'
import preview from '#storybook/preview.tsx'
import { showToast, type Toast } from './toast-store.ts'

const added = { title: 'Success', description: 'Item added to cart successfully' } satisfies Toast
const failed = { title: 'Error', description: 'Failed to add item to cart', variant: 'destructive' } satisfies Toast

/** Products, and the toast that each button shows. */
const offers: [product: typeof studioLaptop, toast: Toast][] = [
  [studioLaptop, added],
  [studioHeadphones, failed],
  [fullPriceTurntable, added],
]

/** A page that shows a toast. Every story has the toast region. */
function PageWithToast(toast: Toast) {
  const { title, description, variant } = toast
  useEffect(() => void showToast({ title, description, variant }), [title, description, variant])
  return (
    <Page component="main" sx={{ paddingBlock: 6 }}>
      <Typography variant="h1" sx={{ marginBottom: 6 }}>
        All products
      </Typography>
      <Columns count={{ xs: 2, md: 3 }} gap={6}>
        {offers.map(([product, offered]) => (
          <Box key={product.id} sx={{ display: 'grid', alignContent: 'start', gap: 2 }}>
            <ProductImage src={apiProduct(product).images[0]} alt="" width={400} height={400} />
            <h2>{product.title}</h2>
            <Price price={product.price} originalPrice={product.originalPrice} />
            <Button onClick={() => showToast(offered)}>Add to Cart</Button>
          </Box>
        ))}
      </Columns>
    </Page>
  )
}

const meta = preview.meta({
  title: 'Components/Feedback/Toast',
  tags: ['since:0.1.0', 'changed:0.2.0'],
  component: PageWithToast,
  args: added,
  argTypes: {
    title: { control: 'text' },
    description: { control: 'text' },
    variant: { control: 'inline-radio', options: ['default', 'destructive'] },
  },
  parameters: {
    guide: {
      do: 'Report the result of an action.',
      dont: 'Do not show two at once.',
      keyboard: 'F8 moves to it and keeps it open; Escape closes it.',
      heard: ['add-to-cart', 'cart'],
    },
    shop: { steps: [{ see: 'Close notification' }] },
    docs: {
      story: { inline: false, height: '520px' },
      description: {
        component:
          'The result of the last action, for five seconds: at the top right below the header, and on small screens at the lower edge. It moves to the other edge if it would cover the focused element. A new toast replaces it. F8 focuses it and keeps it open. For what the visitor must not miss, use a notice.',
      },
    },
  },
})

export const Success = meta.story({})

/** Focuses a button of the page and shows a toast with an action. */
async function showWithAction() {
  const [before] = screen.getAllByRole('button', { name: 'Add to Cart' })
  before?.focus()
  const onPress = fn()
  showToast({ ...added, action: { label: 'Undo', hint: 'Undo removes the item from your cart.', onPress } })
  return { before, onPress, undo: await screen.findByRole('button', { name: 'Undo' }) }
}

/** Waits until the toast has moved out. */
const removed = () => waitFor(() => expect(screen.queryByText(added.description)).not.toBeInTheDocument())

Success.test('a press on a button of the toast leaves the focus on the page', async () => {
  const { before } = await showWithAction()
  await userEvent.click(screen.getByRole('button', { name: 'Close notification' }))
  await removed()
  await expect(before).toHaveFocus()
})
Success.test(
  'a double click on the action acts once and leaves the focus on the page',
  // The second click comes while the toast moves out.
  { parameters: { shop: { animated: true } } },
  async () => {
    const { before, onPress, undo } = await showWithAction()
    await userEvent.dblClick(undo)
    await removed()
    await expect(onPress).toHaveBeenCalledOnce()
    await expect(before).toHaveFocus()
  },
)

/** The title of a failure has the color of errors and an icon, and says Error. */
export const Destructive = meta.story({ args: failed })

export const WithoutDescription = meta.story({ args: { title: 'Cart cleared', description: undefined } })

/** At most half the height of the window; longer text scrolls. */
export const LongText = meta.story({
  args: { ...failed, description: 'The server sent a very long message. '.repeat(40) },
})

export const LongWord = meta.story({ args: { ...added, description: LONG } })

export const Arabic = meta.story({ args: { ...added, description: RTL_TITLE } })

/** The full width of the page without its gutters. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
