import Box from '@mui/material/Box'
import type { PropsWithChildren } from 'react'
import { expect } from 'storybook/test'
import { FOCUSABLE } from '#storybook/focusable.ts'
import { inIframe } from '#storybook/helpers/in-iframe.ts'
import preview from '#storybook/preview.tsx'
import { FailedCart, OutdatedCart } from './cart-failures.tsx'
import { useOptimisticCart } from './optimistic-cart.ts'

const meta = preview.meta({
  title: 'Components/Cart/Failed cart',
  component: FailedCart,
  decorators: [(Story) => <Box sx={{ p: { xs: 4, sm: 6 }, maxWidth: 1280 }}>{Story()}</Box>],
  parameters: {
    docs: {
      description: {
        component:
          'What the cart page says when the cart could not be read: in its place where nothing is known of it, above the lines where they may be out of date. Both offer Retry. A change that failed has a message of its own.',
      },
    },
  },
})

export const Default = meta.story({})
Default.test('says so at once', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load cart')
})

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: FOCUSABLE } } })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })

export const OutOfDate = meta.story({ render: () => <OutdatedCart /> })
OutOfDate.test('says so at once', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(/^Your cart could not be read again/)
})

export const OutOfDateOnAPhone = meta.story({
  render: () => <OutdatedCart />,
  globals: { viewport: { value: 'phone' } },
})

/** After Retry, until the answer has come. */
export const ReadingAgain = meta.story({
  parameters: inIframe({ demo: ['cart-never'] }, 200),
  render: () => (
    <Reading>
      <OutdatedCart />
    </Reading>
  ),
})
ReadingAgain.test('says that it reads', async ({ canvas }) => {
  await expect(await canvas.findByText('Reading your cart again…')).toBeVisible()
})

function Reading({ children }: PropsWithChildren) {
  useOptimisticCart()
  return children
}
