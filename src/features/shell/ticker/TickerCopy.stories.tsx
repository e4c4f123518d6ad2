import { studioHeadphones, studioLaptop } from '#fixtures/products.ts'
import { DEFAULT_CONFIG } from '#src/config/config.ts'
import preview from '#storybook/preview.tsx'
import { TickerCopy } from './TickerCopy.tsx'
import { Strip, Track, VisibleArea } from './TickerStrip.tsx'
import { interleave, promotions } from './ticker-items.ts'

const texts = promotions(DEFAULT_CONFIG).slice(0, 2)
const titled = (title: string) => interleave([{ ...studioHeadphones, title }], texts)

const meta = preview.meta({
  title: 'Components/Frame/Ticker items',
  tags: ['since:0.1.0'],
  component: TickerCopy,
  decorators: [
    (Story) => (
      <Strip aria-label="Featured products">
        <VisibleArea>
          <Track>{Story()}</Track>
        </VisibleArea>
      </Strip>
    ),
  ],
  args: { items: interleave([studioHeadphones, studioLaptop], texts) },
  parameters: {
    guide: {
      do: 'Alternate products and promotions.',
      dont: 'Do not wrap an item.',
      keyboard: 'Tab moves from item to item.',
    },
    docs: {
      description: {
        component:
          'The items of one cycle of the ticker: products with prices, and promotions behind a dot. Each item is a link in one line that is never cut off, so keep it short.',
      },
    },
  },
})

export const Default = meta.story({})

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: ['li:first-child a'] } } })

export const PromotionsAlone = meta.story({ args: { items: interleave([], texts) } })

export const SoldOut = meta.story({ args: { items: interleave([{ ...studioHeadphones, isAvailable: false }], texts) } })

export const LongText = meta.story({
  args: {
    items: titled('Unterwassermehrkanaltonaufzeichnungsgerätehalterung with a clamp for rods of every width one meets'),
  },
})

export const Arabic = meta.story({ args: { items: titled('سماعات الاستوديو المفتوحة مع كابل 3 متر') } })
