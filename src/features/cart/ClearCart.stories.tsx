import Box from '@mui/material/Box'
import { expect, screen, waitFor, within } from 'storybook/test'
import { studioLaptop } from '#fixtures/products.ts'
import { fillCart } from '#src/testing/fill-cart.ts'
import { FOCUSABLE } from '#storybook/focusable.ts'
import { inIframe } from '#storybook/helpers/in-iframe.ts'
import preview from '#storybook/preview.tsx'
import { rested } from '#storybook/shop/arrange.ts'
import { ClearCart } from './ClearCart.tsx'

const meta = preview.meta({
  title: 'Components/Cart/Clear cart',
  component: ClearCart,
  decorators: [(Story) => <Box sx={{ p: 6 }}>{Story()}</Box>],
  beforeEach: () => fillCart(studioLaptop.id),
  parameters: {
    docs: {
      description: {
        component:
          'Empties the cart, after a question. It is beside the cart page’s title and nowhere else. To take out one product, its line has Remove.',
      },
    },
  },
})

export const Default = meta.story({})

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: FOCUSABLE } } })

export const Pressed = meta.story({ parameters: { pseudo: { active: true } } })

export const Open = meta.story({ parameters: inIframe({ steps: ['Clear cart', { see: 'Clear your cart?' }] }, 400) })
Open.test('clears the cart, and says so', async ({ canvas, userEvent }) => {
  await rested()
  const question = within(await screen.findByRole('dialog', { name: 'Clear your cart?' }))
  await userEvent.click(question.getByRole('button', { name: 'Clear all items' }))
  await expect(await canvas.findByText('Cart cleared successfully')).toBeVisible()
})
Open.test('gives the keyboard back to its button', async ({ canvas, userEvent }) => {
  await rested()
  await screen.findByRole('dialog', { name: 'Clear your cart?' })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Clear cart' })).toHaveFocus())
})
