import Box from '@mui/material/Box'
import preview from '#storybook/preview.tsx'
import { CategoryTiles } from './CategoryTiles.tsx'

const meta = preview.meta({
  title: 'Components/Listing/Category tiles',
  tags: ['since:0.2.0'],
  component: CategoryTiles,
  decorators: [(Story) => <Box sx={{ p: 4 }}>{Story()}</Box>],
  parameters: {
    guide: {
      do: 'Use a picture of a typical product.',
      dont: 'Do not use it beside products.',
      keyboard: 'Tab moves from tile to tile; Enter opens the category.',
    },
    docs: {
      description: {
        component:
          'Links to all categories that have products, with a picture of each, below a listing without products. In the frame, use the navigation.',
      },
    },
  },
})

export const Default = meta.story({})

export const Hover = meta.story({ parameters: { pseudo: { hover: ['li:first-child a'] } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: ['li:first-child a'] } } })

/** The products failed to load. */
export const WithoutPictures = meta.story({ parameters: { shop: { demo: ['products-500'] } } })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
