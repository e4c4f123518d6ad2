import Box from '@mui/material/Box'
import { expect } from 'storybook/test'
import { studioLaptop } from '#fixtures/products.ts'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { FOCUSABLE } from '#storybook/focusable.ts'
import preview from '#storybook/preview.tsx'
import { ProductSearchLink } from './ProductSearchLink.tsx'

const meta = preview.meta({
  title: 'Components/Actions/Product search link',
  component: ProductSearchLink,
  decorators: [
    (Story) => (
      <Box component="p" sx={{ m: 6, maxWidth: 320 }}>
        <Story />
      </Box>
    ),
  ],
  args: { product: studioLaptop.title, isStrong: false },
  parameters: {
    docs: {
      description: {
        component:
          'Finds a product that a page only names, in reviews and deals. It leads to a search, since those pages know no catalogue. Where the product itself is at hand, link to its page.',
      },
    },
  },
})

export const Default = meta.story({})
Default.test('leads to a search for it', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: studioLaptop.title })).toHaveAttribute(
    'href',
    expect.stringContaining('search=Norrvane'),
  )
})

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: FOCUSABLE } } })

/** Where it names the product by itself. */
export const Strong = meta.story({ args: { isStrong: true } })

export const LongText = meta.story({ args: { product: LONG } })

export const Arabic = meta.story({ args: { product: RTL_TITLE } })
