import Box from '@mui/material/Box'
import { expect } from 'storybook/test'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { FOCUSABLE } from '#storybook/focusable.ts'
import preview from '#storybook/preview.tsx'
import { BulkOfferRow } from './BulkOfferRow.tsx'
import { deals } from './deals-content.ts'

const [offer] = deals.bulkOffers
if (!offer) throw new Error('The content has no offer')

const meta = preview.meta({
  title: 'Components/Deals/Bulk offer',
  tags: ['since:0.1.0'],
  component: BulkOfferRow,
  decorators: [(Story) => <Box sx={{ p: { xs: 4, sm: 6 }, maxWidth: 1048 }}>{Story()}</Box>],
  args: { offer },
  parameters: {
    guide: {
      do: 'Show the discount of each quantity.',
      dont: 'Do not show a final price: it is negotiated.',
      keyboard: 'Tab reaches the product’s link and Request Quote.',
    },
    docs: {
      description: {
        component:
          'A product in large quantities: the starting price, and a button to request a quote. Offers are rows with a line between them. For the price of one piece, use the flash deal.',
      },
    },
  },
})

export const Default = meta.story({})
Default.test('the button is described by its offer', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Request Quote' })).toHaveAccessibleDescription('Music classrooms')
})

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: FOCUSABLE } } })

export const Pressed = meta.story({ parameters: { pseudo: { active: true } } })

export const AmongOthers = meta.story({
  render: () => (
    <>
      {deals.bulkOffers.map((each) => (
        <BulkOfferRow key={each.title} offer={each} />
      ))}
    </>
  ),
})

export const NoPicture = meta.story({ args: { offer: { ...offer, picture: undefined } } })

export const LongText = meta.story({ args: { offer: { ...offer, title: LONG, product: LONG } } })

export const Arabic = meta.story({ args: { offer: { ...offer, title: RTL_TITLE, product: RTL_TITLE } } })

/** Price and button are below the title. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
