import Box from '@mui/material/Box'
import { expect, screen, waitFor } from 'storybook/test'
import { studioLaptop } from '#fixtures/products.ts'
import { FOCUSABLE } from '#storybook/focusable.ts'
import { inCart } from '#storybook/helpers/in-cart.ts'
import { inIframe } from '#storybook/helpers/in-iframe.ts'
import preview from '#storybook/preview.tsx'
import { settled } from '#storybook/shop/steps.ts'
import { ClearCart } from './ClearCart.tsx'

const meta = preview.meta({
  title: 'Components/Cart/Clear cart',
  tags: ['since:0.1.0'],
  component: ClearCart,
  decorators: [(Story) => <Box sx={{ p: 6 }}>{Story()}</Box>],
  beforeEach: inCart(studioLaptop.id),
  parameters: {
    guide: {
      do: 'Ask before emptying the cart.',
      dont: 'Do not put it into a line.',
      keyboard: 'Tab reaches it; Enter or Space opens the question.',
    },
    docs: {
      description: {
        component:
          'Empties the cart after a confirmation. Use it only beside the title of the cart page. To remove one product, use Remove in its line.',
      },
    },
  },
})

export const Default = meta.story({})

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: FOCUSABLE } } })

export const Pressed = meta.story({ parameters: { pseudo: { active: true } } })

export const Open = meta.story({ parameters: inIframe({ steps: ['Clear cart', { see: 'Clear your cart?' }] }, 400) })
Open.test('Keep items returns the focus to the button', async ({ canvas, userEvent }) => {
  await settled()
  await screen.findByRole('dialog', { name: 'Clear your cart?' })
  await userEvent.click(screen.getByRole('button', { name: 'Keep items' }))
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Clear cart' })).toHaveFocus())
})
