import Box from '@mui/material/Box'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { FOCUSABLE } from '#storybook/focusable.ts'
import preview from '#storybook/preview.tsx'
import { BundleCard } from './BundleCard.tsx'
import { deals } from './deals-content.ts'

const [bundle] = deals.bundles
if (!bundle) throw new Error('The content has no bundle')

/** Returns the bundle with changes of each part. */
const withParts = (change: (part: (typeof deals.bundles)[number]['parts'][number], index: number) => object) => ({
  ...bundle,
  parts: bundle.parts.map((part, index) => ({ ...part, ...change(part, index) })),
})

const renamed = (title: string) => ({
  ...withParts((_part, index) => ({ product: `${title} ${index + 1}` })),
  title,
})

const meta = preview.meta({
  title: 'Components/Deals/Bundle',
  tags: ['since:0.1.0'],
  component: BundleCard,
  decorators: [(Story) => <Box sx={{ p: { xs: 4, sm: 6 }, maxWidth: { sm: 848, md: 448 } }}>{Story()}</Box>],
  args: { bundle },
  parameters: {
    guide: {
      do: 'Show every price and the total.',
      dont: 'Do not bundle fewer or more than three products.',
      keyboard: 'Tab moves through the three links; Enter searches for the product.',
    },
    docs: {
      description: {
        component:
          'Three products that belong together, with their total like on a receipt. Each product links to a search; the bundle has no button. For longer lists with reasons, use the equipment list.',
      },
    },
  },
})

export const Default = meta.story({ tags: ['both-shops'] })

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: FOCUSABLE } } })

/** No product costs less than before. */
export const NothingSaved = meta.story({
  args: { bundle: withParts(() => ({ originalPrice: undefined })) },
})

export const LongText = meta.story({ args: { bundle: renamed(LONG) } })

export const Arabic = meta.story({ args: { bundle: renamed(RTL_TITLE) } })

export const FailedPicture = meta.story({
  args: { bundle: withParts(({ picture }, index) => ({ picture: index === 0 ? 'missing.avif' : picture })) },
})

export const NoPictures = meta.story({ args: { bundle: withParts(() => ({ picture: undefined })) } })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })

/** The pictures are beside the text. */
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } })
