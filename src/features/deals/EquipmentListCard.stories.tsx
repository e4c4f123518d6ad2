import Box from '@mui/material/Box'
import { expect } from 'storybook/test'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { FOCUSABLE } from '#storybook/focusable.ts'
import preview from '#storybook/preview.tsx'
import { deals } from './deals-content.ts'
import { EquipmentListCard } from './EquipmentListCard.tsx'

const [list] = deals.equipmentLists
if (!list) throw new Error('The content has no list')

const renamed = (title: string) => ({
  ...list,
  title,
  items: list.items.map((item, index) => ({ ...item, product: `${title} ${index + 1}` })),
})

const meta = preview.meta({
  title: 'Components/Deals/Equipment list',
  tags: ['since:0.1.0'],
  component: EquipmentListCard,
  decorators: [(Story) => <Box sx={{ p: { xs: 4, sm: 6 }, maxWidth: 568 }}>{Story()}</Box>],
  args: { list },
  parameters: {
    guide: {
      do: 'Give a reason for each product.',
      dont: 'Do not list products without a purpose in common.',
      keyboard: 'Tab moves through the links; Enter searches for the product.',
    },
    docs: {
      description: {
        component:
          'The products that one purpose needs, with a picture and a reason for each, and the total. Each row links to a search. For three products with large pictures, use the bundle.',
      },
    },
  },
})

export const Default = meta.story({})
Default.test('shows the number of items and their total', async ({ canvas }) => {
  await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
  await expect(canvas.getByText('Total for 4 items')).toBeVisible()
  await expect(canvas.getByText('$676.90')).toBeVisible()
})

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: FOCUSABLE } } })

/** Two-digit numbers do not indent the text further. */
export const TwelveItems = meta.story({
  args: {
    list: { ...list, items: deals.equipmentLists.slice(0, 3).flatMap(({ items }) => items) },
  },
})

const withPicture = (picture?: string) => ({
  ...list,
  items: list.items.map(({ product, price, why }) => ({ product, price, why, picture })),
})

export const FailedPicture = meta.story({ args: { list: withPicture('missing.avif') } })

export const NoPictures = meta.story({ args: { list: withPicture() } })

export const LongText = meta.story({ args: { list: renamed(LONG) } })

export const Arabic = meta.story({ args: { list: renamed(RTL_TITLE) } })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
