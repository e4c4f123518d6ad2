import Box from '@mui/material/Box'
import { expect, fn } from 'storybook/test'
import { studioHeadphones, unlinkedPhone, unsafeLinkDoorbell } from '#fixtures/products.ts'
import { Button } from '#src/ui/buttons.tsx'
import { apiProduct } from '#storybook/helpers/api-product.ts'
import preview from '#storybook/preview.tsx'
import { BuyNow } from './BuyNow.tsx'

const meta = preview.meta({
  title: 'Components/Actions/Buy now',
  component: BuyNow,
  decorators: [
    (Story) => (
      <Box sx={{ p: 6, maxWidth: 480 }}>
        <Story />
      </Box>
    ),
  ],
  args: { product: apiProduct(studioHeadphones), beside: <Button onClick={fn()}>Add to Cart</Button> },
  argTypes: { beside: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          'The way to the product at the retailer, in a new tab, with what the link is worth to the shop said below it. The strongest button of a page: one to a page, and only where it leads to the purchase. Without a link that is safe to follow it is disabled, and says why.',
      },
    },
  },
})

export const Default = meta.story({})
Default.test('opens the retailer in a new tab, and says so', async ({ canvas }) => {
  const buy = canvas.getByRole('button', { name: 'Buy Now' })
  await expect(buy).toHaveAttribute('href', expect.stringContaining(`retailer/?asin=${studioHeadphones.asin}`))
  await expect(buy).toHaveAttribute('target', '_blank')
  await expect(buy).toHaveAttribute('rel', 'sponsored nofollow noopener')
  await expect(buy).toHaveAccessibleDescription(/^Opens Halyard in a new tab\. We may earn a commission/)
})

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: ['a[role=button]'] } } })

/** The retailer has no page for it, or an address that is not safe to follow. */
export const Disabled = meta.story({ args: { product: apiProduct(unlinkedPhone) } })
Disabled.test('says why', async ({ canvas }) => {
  const buy = canvas.getByRole('button', { name: 'Buy Now' })
  await expect(buy).toBeDisabled()
  await expect(buy).toHaveAccessibleDescription('Halyard does not offer this product at the moment.')
})

/** At the bottom of the screen. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })

/** At the bottom too, and without a link. */
export const DisabledPhone = meta.story({
  args: { product: apiProduct(unsafeLinkDoorbell) },
  globals: { viewport: { value: 'phone' } },
})
DisabledPhone.test('follows no address that is not a web page’s', async ({ canvas }) => {
  const buy = canvas.getByRole('button', { name: 'Buy Now' })
  await expect(buy).toBeDisabled()
  await expect(buy).not.toHaveAttribute('href')
})
