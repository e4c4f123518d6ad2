import Box from '@mui/material/Box'
import { fullPriceTurntable, studioLaptop } from '#fixtures/products.ts'
import { withSite } from '#storybook/helpers/with-site.tsx'
import preview from '#storybook/preview.tsx'
import { Price } from './Price.tsx'

const meta = preview.meta({
  title: 'Components/Product/Price',
  tags: ['since:0.1.0', 'changed:0.2.0'],
  component: Price,
  decorators: [(Story) => <Box sx={{ p: 6 }}>{Story()}</Box>],
  args: { price: studioLaptop.price, originalPrice: studioLaptop.originalPrice },
  argTypes: {
    price: { description: 'As the API sends it: a decimal number in the shop’s currency.' },
    originalPrice: { control: 'text', description: 'Shown where it is higher than the price.' },
    className: { table: { disable: true } },
  },
  parameters: {
    guide: {
      do: 'Show the old price only where it is higher.',
      dont: 'Do not round or abbreviate a price.',
      heard: ['home-and-card', 'product-and-gallery'],
    },
    docs: {
      description: {
        component:
          'The price of a product. If it is reduced, also the old price and the savings. An unreadable price is a dash. The sums of a cart belong to the order summary.',
      },
    },
  },
})

export const Discount = meta.story({})

export const FullPrice = meta.story({ args: { price: fullPriceTurntable.price, originalPrice: null } })

export const Unreadable = meta.story({ args: { price: 'ask us', originalPrice: null } })

export const Huge = meta.story({ args: { price: '1234567890.00', originalPrice: '2345678901.50' } })

/** A shop in yen, which have no decimals. */
export const Yen = meta.story({
  args: { price: '34900', originalPrice: '39900' },
  decorators: [withSite((site) => ({ ...site, store: { ...site.store, currency: 'JPY', locale: 'ja-JP' } }))],
})

export const SoldOut = meta.story({ args: { isSoldOut: true } })

/** Wraps between the prices, as in two columns on a phone. */
export const Narrow = meta.story({
  decorators: [(Story) => <Box sx={{ width: 160 }}>{Story()}</Box>],
})
