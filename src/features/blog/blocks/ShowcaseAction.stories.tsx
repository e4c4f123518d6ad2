import Box from '@mui/material/Box'
import { expect } from 'storybook/test'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { FOCUSABLE } from '#storybook/focusable.ts'
import preview from '#storybook/preview.tsx'
import { ShowcaseAction } from './ShowcaseAction.tsx'

const meta = preview.meta({
  title: 'Components/Actions/Showcase action',
  component: ShowcaseAction,
  decorators: [(Story) => <Box sx={{ display: 'grid', p: 6, maxWidth: 480 }}>{Story()}</Box>],
  args: { text: 'See all headphones', href: '/category/audio-headphones' },
  parameters: {
    docs: {
      description: {
        component:
          'Where a showcase of products leads on: to another page of the shop, or out of it in a new tab, and then with the disclosure below. Not for buying one product: that is Buy Now.',
      },
    },
  },
})

/** Within the shop. */
export const Default = meta.story({})

const outside = { text: 'Buy both', href: 'https://halyard.example/list' }

export const LeadsToTheRetailer = meta.story({ args: outside })
LeadsToTheRetailer.test('opens a new tab, and says so', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'Buy both (opens a new tab)' })
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', expect.stringContaining('sponsored'))
  await expect(link).toHaveAccessibleDescription(/We may earn a commission/)
})

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: FOCUSABLE } } })

export const LongText = meta.story({ args: { ...outside, text: LONG } })

export const Arabic = meta.story({ args: { ...outside, text: RTL_TITLE } })
