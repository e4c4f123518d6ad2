import Box from '@mui/material/Box'
import { expect } from 'storybook/test'
import { pocketRecorder, studioHeadphones, studioLaptop } from '#fixtures/products.ts'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { FOCUSABLE } from '#storybook/focusable.ts'
import { apiProduct } from '#storybook/helpers/api-product.ts'
import preview from '#storybook/preview.tsx'
import { CheckoutResultPanel } from './CheckoutResultPanel.tsx'
import { purchaseLinks } from './checkout.ts'

const links = purchaseLinks(
  [studioLaptop, studioHeadphones, pocketRecorder].map((product) => ({ product: apiProduct(product), quantity: 1 })),
)

const titled = (title: string) => links.map(({ product, href }) => ({ product: { ...product, title }, href }))

const meta = preview.meta({
  title: 'Components/Cart/Checkout result',
  tags: ['since:0.1.0', 'changed:0.2.0'],
  component: CheckoutResultPanel,
  decorators: [(Story) => <Box sx={{ p: 6, width: 408, maxWidth: '100%' }}>{Story()}</Box>],
  args: { result: { opened: links, blocked: [] } },
  parameters: {
    guide: {
      do: 'Offer every blocked page as a link.',
      dont: 'Do not say that something was bought.',
      keyboard: 'Tab moves through the links; Enter opens a page in a new tab.',
      heard: ['checkout-with-blocked-tabs'],
    },
    docs: {
      description: {
        component:
          'The retailer’s pages that the browser opened, and those that it blocked, each as a link. It is part of the order summary after checkout, while the cart has the same products. It does not know what was bought.',
      },
    },
  },
})

export const AllOpened = meta.story({})

export const OneOpened = meta.story({ args: { result: { opened: links.slice(0, 1), blocked: links.slice(1) } } })
OneOpened.test('blocked products come first', async ({ canvas }) => {
  await expect(canvas.getByText('1 of 3 opened')).toBeVisible()
  await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
    [studioHeadphones, pocketRecorder, studioLaptop].map(({ title }) => `${title} (opens a new tab)`),
  )
})

export const AllBlocked = meta.story({ args: { result: { opened: [], blocked: links } } })

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: FOCUSABLE } } })

export const LongText = meta.story({ args: { result: { opened: titled(LONG).slice(0, 1), blocked: [] } } })

export const Arabic = meta.story({ args: { result: { opened: titled(RTL_TITLE).slice(0, 1), blocked: [] } } })
