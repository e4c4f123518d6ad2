import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Ticker } from './Ticker.tsx'

const meta = preview.meta({
  title: 'Components/Frame/Ticker',
  tags: ['since:0.1.0'],
  component: Ticker,
  parameters: {
    guide: {
      do: 'Let the visitor pause it.',
      dont: 'Do not show anything that is nowhere else.',
      keyboard:
        'Tab reaches Pause, which also stops it while it has the focus, and then the items, which scroll into view.',
      heard: ['home-and-card'],
    },
    shop: { url: '/faq/' },
    docs: {
      description: {
        component:
          'Featured products and promotions that scroll above the header of every page. It repeats information from other pages, so a visitor can pause it without missing anything.',
      },
    },
  },
})

export const Loaded = meta.story({})

export const Paused = meta.story({
  parameters: { shop: { steps: ['Pause ticker'] }, docs: { story: { inline: false, height: '320px' } } },
})

/** Empty, with its final height. */
export const Loading = meta.story({ parameters: { shop: { demo: ['products-never'] } } })
Loading.test('an empty ticker keeps its height', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Featured products' })).toHaveStyle({ height: '43px' })
})

/** Promotions without products. */
export const Failed = meta.story({ parameters: { shop: { demo: ['products-500'] } } })

/** Promotions without products. */
export const Empty = meta.story({ parameters: { shop: { demo: ['products-empty'] } } })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
