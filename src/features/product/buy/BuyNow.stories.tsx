import Box from '@mui/material/Box'
import { expect, fn } from 'storybook/test'
import { studioHeadphones, unlinkedPhone, unsafeLinkDoorbell } from '#fixtures/products.ts'
import { Button } from '#src/ui/controls/buttons.tsx'
import { apiProduct } from '#storybook/helpers/api-product.ts'
import preview from '#storybook/preview.tsx'
import { BuyNow } from './BuyNow.tsx'

const meta = preview.meta({
  title: 'Components/Actions/Buy now',
  tags: ['since:0.1.0'],
  component: BuyNow,
  decorators: [(Story) => <Box sx={{ p: 6, maxWidth: 480 }}>{Story()}</Box>],
  args: { product: apiProduct(studioHeadphones), beside: <Button onClick={fn()}>Add to Cart</Button> },
  argTypes: { beside: { control: false } },
  parameters: {
    guide: {
      do: 'Keep the disclosure below it.',
      dont: 'Do not use the signal color for anything but buying.',
      keyboard: 'Tab reaches it; Enter or Space opens the retailer in a new tab.',
      heard: ['product-and-gallery'],
    },
    docs: {
      description: {
        component:
          'The link to the product at the retailer, in a new tab, with the affiliate disclosure below. It is the strongest button, so use one per page. Without a safe link it is disabled and says why.',
      },
    },
  },
})

export const Default = meta.story({})

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: ['a[role=button]'] } } })

/** The product has no link to the retailer, or an unsafe one. */
export const Disabled = meta.story({ args: { product: apiProduct(unlinkedPhone) } })
Disabled.test('the disabled button is described by the reason', async ({ canvas }) => {
  const buy = canvas.getByRole('button', { name: 'Buy Now' })
  await expect(buy).toBeDisabled()
  await expect(buy).toHaveAccessibleDescription('Halyard doesn’t currently offer this product.')
})

/** Fixed at the bottom of the screen. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })

export const DisabledPhone = meta.story({
  args: { product: apiProduct(unsafeLinkDoorbell) },
  globals: { viewport: { value: 'phone' } },
})
