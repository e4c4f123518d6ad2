import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { expect, waitFor } from 'storybook/test'
import { fullPriceTurntable, studioHeadphones, studioLaptop } from '#fixtures/products.ts'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { Button } from '#src/ui/buttons.tsx'
import { Columns } from '#src/ui/Columns.tsx'
import { Page } from '#src/ui/Page.tsx'
import { Price } from '#src/ui/Price.tsx'
import { ProductImage } from '#src/ui/ProductImage.tsx'
import { apiProduct } from '#storybook/helpers/api-product.ts'
import preview from '#storybook/preview.tsx'
import { showToast, type Toast } from './toast-store.ts'

const added = { title: 'Success', description: 'Item added to cart successfully' } satisfies Toast
const failed = { title: 'Error', description: 'Failed to add item to cart', variant: 'destructive' } satisfies Toast

/** What each product's button says. */
const offers: [product: typeof studioLaptop, said: Toast][] = [
  [studioLaptop, added],
  [studioHeadphones, failed],
  [fullPriceTurntable, added],
]

/** A page that says something. The region itself is in every story. */
function PageWithToast(toast: Toast) {
  const { title, description, variant } = toast
  useEffect(() => void showToast({ title, description, variant }), [title, description, variant])
  return (
    <Page component="main" sx={{ paddingBlock: 6 }}>
      <Typography variant="h1" sx={{ marginBottom: 6 }}>
        All products
      </Typography>
      <Columns count={{ xs: 2, md: 3 }} gap={6}>
        {offers.map(([product, said]) => (
          <Box key={product.id} sx={{ display: 'grid', alignContent: 'start', gap: 2 }}>
            <ProductImage src={apiProduct(product).images[0]} alt="" width={400} height={400} />
            <h2>{product.title}</h2>
            <Price price={product.price} originalPrice={product.originalPrice} />
            <Button aria-label={`Add to Cart: ${product.title}`} onClick={() => showToast(said)}>
              Add to Cart
            </Button>
          </Box>
        ))}
      </Columns>
    </Page>
  )
}

const meta = preview.meta({
  title: 'Components/Feedback/Toast',
  component: PageWithToast,
  args: added,
  argTypes: {
    title: { control: 'text' },
    description: { control: 'text' },
    variant: { control: 'inline-radio', options: ['default', 'destructive'] },
  },
  parameters: {
    // It floats over the page, one at a time.
    sheet: false,
    docs: {
      story: { inline: false, height: '520px' },
      description: {
        component:
          'Says what became of what the visitor just did, at the lower edge of the page, for five seconds; a newer one takes its place. It is reached with F8 and then stays. What the visitor must not miss belongs into the page, as a notice.',
      },
    },
  },
})

export const Success = meta.story({})
Success.test('closes, and is there again at the next press', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Close notification' }))
  await waitFor(() => expect(canvas.queryByText('Item added to cart successfully')).not.toBeInTheDocument())
  await userEvent.click(canvas.getByRole('button', { name: `Add to Cart: ${studioLaptop.title}` }))
  await expect(await canvas.findByText('Item added to cart successfully')).toBeVisible()
})
Success.test('is replaced by the next one', async ({ canvas, userEvent }) => {
  await canvas.findByText('Item added to cart successfully')
  await userEvent.click(canvas.getByRole('button', { name: `Add to Cart: ${studioHeadphones.title}` }))
  await expect(await canvas.findByText('Failed to add item to cart')).toBeVisible()
  await expect(canvas.queryByText('Item added to cart successfully')).not.toBeInTheDocument()
})
Success.test('is reached with F8, and gives the focus back when it is closed', async ({ canvas, userEvent }) => {
  const bell = canvas.getByRole('button', { name: `Add to Cart: ${studioLaptop.title}` })
  await userEvent.click(bell)
  await canvas.findByText('Item added to cart successfully')
  await userEvent.keyboard('[F8]')
  const region = canvas.getByRole('region', { name: 'Notifications (F8)' })
  await expect(region.contains(document.activeElement)).toBe(true)
  await userEvent.click(canvas.getByRole('button', { name: 'Close notification' }))
  await expect(bell).toHaveFocus()
})

/** A failure carries the signal colour, and says so in its title. */
export const Destructive = meta.story({ args: failed })
Destructive.test('says what failed', async ({ canvas }) => {
  await expect(await canvas.findByText('Failed to add item to cart')).toBeVisible()
  await expect(canvas.getByText('Error')).toBeVisible()
})

export const WithoutDescription = meta.story({ args: { title: 'Cart cleared', description: undefined } })

/** At most half as high as the page; from there on it scrolls. */
export const LongText = meta.story({
  args: { ...failed, description: 'The server had a great deal to say about this. '.repeat(40) },
})
LongText.test('is shown', async ({ canvas }) => {
  await expect(await canvas.findByText(/a great deal to say/)).toBeVisible()
})

export const LongWord = meta.story({ args: { ...added, description: LONG } })

export const Arabic = meta.story({ args: { ...added, description: RTL_TITLE } })

/** As wide as the page, but for its gutters. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
