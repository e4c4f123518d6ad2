import Box from '@mui/material/Box'
import { studioLaptop } from '#fixtures/products.ts'
import { inIframe } from '#storybook/helpers/in-iframe.ts'
import { wishlisted } from '#storybook/helpers/wishlisted.ts'
import preview from '#storybook/preview.tsx'
import { WishlistToggle } from './WishlistToggle.tsx'

const meta = preview.meta({
  title: 'Components/Product/Wishlist heart',
  tags: ['since:0.1.0'],
  component: WishlistToggle,
  decorators: [(Story) => <Box sx={{ p: 6 }}>{Story()}</Box>],
  args: { product: studioLaptop },
  parameters: {
    guide: {
      do: 'Name the product in its accessible name.',
      dont: 'Do not promise that the list lasts.',
      keyboard: 'Tab reaches it; Enter or Space adds or removes the product.',
      heard: ['home-and-card'],
    },
    docs: {
      description: {
        component:
          'Adds a product to the wishlist, or removes it. A reload empties the wishlist, so do not promise more. The heart is on the picture of a card and in the buy panel.',
      },
    },
  },
})

export const Default = meta.story({})

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: ['button'] } } })

export const Wishlisted = meta.story({ beforeEach: wishlisted(studioLaptop.id), parameters: inIframe({}, 100) })
