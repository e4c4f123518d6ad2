import Box from '@mui/material/Box'
import { expect } from 'storybook/test'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { FOCUSABLE } from '#storybook/focusable.ts'
import preview from '#storybook/preview.tsx'
import { deals } from './deals-content.ts'
import { FlashDeal } from './FlashDeal.tsx'

const [deal] = deals.flashDeals
if (!deal) throw new Error('The content has no deal')

const meta = preview.meta({
  title: 'Components/Deals/Flash deal',
  tags: ['since:0.1.0'],
  component: FlashDeal,
  decorators: [(Story) => <Box sx={{ p: { xs: 4, sm: 6 }, width: { xs: 'calc(50% + 8px)', sm: 248 } }}>{Story()}</Box>],
  args: { deal },
  parameters: {
    guide: {
      do: 'Show the old price beside the new one.',
      dont: 'Do not count down: a deal has no end.',
      keyboard: 'Tab reaches it; Enter searches for the product.',
    },
    docs: {
      description: {
        component:
          'A reduced price and its discount. Six are in a row on a large screen, two on a phone. For a product at its normal price, use the product card.',
      },
    },
  },
})

export const Default = meta.story({})
Default.test('shows the discount', async ({ canvas }) => {
  await expect(canvas.getByRole('article', { name: 'Ostrel Eight' })).toHaveTextContent('Save −25%')
})

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: FOCUSABLE } } })

export const LongText = meta.story({ args: { deal: { ...deal, product: LONG } } })

export const Arabic = meta.story({ args: { deal: { ...deal, product: RTL_TITLE } } })

export const NoPicture = meta.story({ args: { deal: { ...deal, picture: undefined } } })

export const FailedPicture = meta.story({ args: { deal: { ...deal, picture: 'missing.avif' } } })

/** In one of two columns. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
