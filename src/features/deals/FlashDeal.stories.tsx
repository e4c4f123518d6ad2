import Box from '@mui/material/Box'
import { expect, waitFor } from 'storybook/test'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { FOCUSABLE } from '#storybook/focusable.ts'
import preview from '#storybook/preview.tsx'
import { flashDeals } from './deals-content.ts'
import { FlashDeal } from './FlashDeal.tsx'

const [deal] = flashDeals
if (!deal) throw new Error('no deal')

const meta = preview.meta({
  title: 'Components/Deals/Flash deal',
  component: FlashDeal,
  decorators: [(Story) => <Box sx={{ p: { xs: 4, sm: 6 }, width: { xs: 'calc(50% + 8px)', sm: 248 } }}>{Story()}</Box>],
  args: { deal },
  parameters: {
    docs: {
      description: {
        component:
          'A price that has dropped, and by how much. Six of them share a row on large screens, two on a phone. A product that always costs this much is no deal: use the product card.',
      },
    },
  },
})

export const Default = meta.story({})
Default.test('says how far the price is down', async ({ canvas }) => {
  await expect(canvas.getByRole('article', { name: 'Ostrel Eight' })).toHaveTextContent('Down −25%')
})

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: FOCUSABLE } } })

export const LongText = meta.story({ args: { deal: { ...deal, product: LONG } } })

export const Arabic = meta.story({ args: { deal: { ...deal, product: RTL_TITLE } } })

export const FailedPicture = meta.story({ args: { deal: { ...deal, picture: 'missing' } } })
FailedPicture.test('shows the placeholder', async ({ canvasElement }) => {
  await waitFor(() =>
    expect(canvasElement.querySelector('img')).toHaveAttribute('src', expect.stringContaining('placeholder.svg')),
  )
})

/** One of two beside each other. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
