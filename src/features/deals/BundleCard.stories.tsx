import Box from '@mui/material/Box'
import { expect, waitFor } from 'storybook/test'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { FOCUSABLE } from '#storybook/focusable.ts'
import preview from '#storybook/preview.tsx'
import { BundleCard } from './BundleCard.tsx'
import { type Bundle, bundles } from './deals-content.ts'

const [bundle] = bundles
if (!bundle) throw new Error('no bundle')
const [first, second, third] = bundle.parts

const renamed = (title: string): Bundle => ({
  ...bundle,
  title,
  parts: [
    { ...first, product: `${title} 1` },
    { ...second, product: `${title} 2` },
    { ...third, product: `${title} 3` },
  ],
})

const meta = preview.meta({
  title: 'Components/Deals/Bundle',
  component: BundleCard,
  decorators: [(Story) => <Box sx={{ p: { xs: 4, sm: 6 }, maxWidth: { sm: 848, md: 448 } }}>{Story()}</Box>],
  args: { bundle },
  parameters: {
    docs: {
      description: {
        component:
          'Three products that go together, added up like a receipt. Each is found in the shop and bought by itself: a bundle has no button. For more than three things, or for the reasons why, use the equipment list.',
      },
    },
  },
})

export const Default = meta.story({})
Default.test('adds up what its parts cost and save', async ({ canvas }) => {
  await expect(canvas.getByRole('article', { name: 'First recordings' })).toHaveTextContent('$897.00')
  await expect(canvas.getByRole('article')).toHaveTextContent('$977.00')
})

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: FOCUSABLE } } })

/** None of its parts costs less than before. */
export const NothingSaved = meta.story({
  args: {
    bundle: {
      ...bundle,
      parts: [
        { ...first, originalPrice: undefined },
        { ...second, originalPrice: undefined },
        { ...third, originalPrice: undefined },
      ],
    },
  },
})

export const LongText = meta.story({ args: { bundle: renamed(LONG) } })

export const Arabic = meta.story({ args: { bundle: renamed(RTL_TITLE) } })

export const FailedPicture = meta.story({
  args: { bundle: { ...bundle, parts: [{ ...first, picture: 'missing' }, second, third] } },
})
FailedPicture.test('shows the placeholder', async ({ canvasElement }) => {
  await waitFor(() =>
    expect(canvasElement.querySelector('img')).toHaveAttribute('src', expect.stringContaining('placeholder.svg')),
  )
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })

/** Its pictures are beside the words. */
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } })
