import Box from '@mui/material/Box'
import { expect } from 'storybook/test'
import { studioLaptop } from '#fixtures/products.ts'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { FOCUSABLE } from '#storybook/focusable.ts'
import preview from '#storybook/preview.tsx'
import { ProductSearchLink } from './ProductSearchLink.tsx'

const meta = preview.meta({
  title: 'Components/Actions/Product search link',
  tags: ['since:0.1.0'],
  component: ProductSearchLink,
  decorators: [
    (Story) => (
      <Box component="p" sx={{ m: 6, maxWidth: 320 }}>
        {Story()}
      </Box>
    ),
  ],
  args: { product: studioLaptop.title, isStrong: false },
  parameters: {
    guide: {
      do: 'Use the name of the product as the label.',
      dont: 'Do not use it where the page of the product is known.',
      keyboard: 'Tab reaches it; Enter searches for the product.',
    },
    docs: {
      description: {
        component:
          'A link from the name of a product to a search for it, in reviews and deals, which do not know the product’s page. If you have the product, link to its page.',
      },
    },
  },
})

export const Default = meta.story({})
Default.test('links to a search for the product', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: studioLaptop.title })).toHaveAttribute(
    'href',
    expect.stringContaining('search=Norrvane'),
  )
})

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: FOCUSABLE } } })

/** As the only name of the product. */
export const Strong = meta.story({ args: { isStrong: true } })

/** The target is the whole box. */
export const Stretched = meta.story({
  args: { isStretched: true },
  decorators: [
    (Story) => (
      <Box
        component="span"
        sx={{ position: 'relative', display: 'block', padding: 4, border: ({ line }) => line.hair }}
      >
        {Story()}
      </Box>
    ),
  ],
})

export const LongText = meta.story({ args: { product: LONG } })

export const Arabic = meta.story({ args: { product: RTL_TITLE } })
