import Box from '@mui/material/Box'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { FOCUSABLE } from '#storybook/focusable.ts'
import preview from '#storybook/preview.tsx'
import { BundleCard } from './BundleCard.tsx'
import { type Bundle, bundles } from './deals-content.ts'

const [bundle] = bundles
if (!bundle) throw new Error('The content has no bundle')
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
          'Three products that belong together, with their total like on a receipt. Each product links to a search; the bundle has no button. For longer lists with reasons, use the equipment list.',
      },
    },
  },
})

export const Default = meta.story({})

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: FOCUSABLE } } })

/** No product costs less than before. */
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
  args: { bundle: { ...bundle, parts: [{ ...first, product: 'Unknown product' }, second, third] } },
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })

/** The pictures are beside the text. */
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } })
