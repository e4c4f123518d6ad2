import Box from '@mui/material/Box'
import type { PropsWithChildren } from 'react'
import { FOCUSABLE } from '#storybook/focusable.ts'
import { inIframe } from '#storybook/helpers/in-iframe.ts'
import preview from '#storybook/preview.tsx'
import { FailedCart, OutdatedCart } from './cart-failures.tsx'
import { useOptimisticCart } from './state/optimistic-cart.ts'

const meta = preview.meta({
  title: 'Components/Cart/Failed cart',
  tags: ['since:0.1.0'],
  component: FailedCart,
  decorators: [(Story) => <Box sx={{ p: { xs: 4, sm: 6 }, maxWidth: 1280 }}>{Story()}</Box>],
  parameters: {
    guide: {
      do: 'Keep the known lines in sight.',
      dont: 'Do not let a change of the cart fail without a toast.',
      keyboard: 'Tab reaches Retry; Enter or Space loads the cart again.',
    },
    docs: {
      description: {
        component:
          'Shown if the cart fails to load: instead of the cart, or above the known lines if they may be out of date. Both offer Retry. A failed change has a toast.',
      },
    },
  },
})

export const Default = meta.story({})

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: FOCUSABLE } } })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })

export const OutOfDate = meta.story({ render: () => <OutdatedCart /> })

export const OutOfDateOnAPhone = meta.story({
  render: () => <OutdatedCart />,
  globals: { viewport: { value: 'phone' } },
})

/** After Retry, while the cart loads again. */
export const ReadingAgain = meta.story({
  parameters: inIframe({ demo: ['cart-never'] }, 200),
  render: () => (
    <CartReader>
      <OutdatedCart />
    </CartReader>
  ),
})

/** Loads the cart, which `OutdatedCart` only watches. */
function CartReader({ children }: PropsWithChildren) {
  useOptimisticCart()
  return children
}
