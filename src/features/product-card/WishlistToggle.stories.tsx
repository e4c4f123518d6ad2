import Box from '@mui/material/Box'
import { expect } from 'storybook/test'
import { studioLaptop } from '#fixtures/products.ts'
import { wishlisted } from '#storybook/helpers/wishlisted.ts'
import preview from '#storybook/preview.tsx'
import { WishlistToggle } from './WishlistToggle.tsx'

const meta = preview.meta({
  title: 'Components/Product/Wishlist heart',
  component: WishlistToggle,
  decorators: [
    (Story) => (
      <Box sx={{ p: 6 }}>
        <Story />
      </Box>
    ),
  ],
  args: { product: studioLaptop },
  parameters: {
    docs: {
      description: {
        component:
          'Saves a product for this visit, and takes it back. It is not kept: do not promise more of it than that. It stands on a card’s picture and in the buy panel.',
      },
    },
  },
})

const heart = { name: `Save ${studioLaptop.title} to wishlist` }

export const Default = meta.story({})
Default.test('is pressed, and taken back', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', heart))
  await expect(canvas.getByRole('button', heart)).toBePressed()
  await userEvent.click(canvas.getByRole('button', heart))
  await expect(canvas.getByRole('button', heart)).not.toBePressed()
})

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: ['button'] } } })

export const Wished = meta.story({ beforeEach: wishlisted(studioLaptop.id) })
Wished.test('says so', async ({ canvas }) => {
  await expect(canvas.getByRole('button', heart)).toBePressed()
})
