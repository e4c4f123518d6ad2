import { shows } from '#storybook/helpers/shows.ts'
import preview from '#storybook/preview.tsx'
import { ShopPage } from '#storybook/shop/ShopPage.tsx'

const meta = preview.meta({
  title: 'Pages/Reviews',
  component: ShopPage,
  tags: ['!autodocs'],
  parameters: { shop: { url: '/reviews/' } },
})

const searchFor = (text: string) => ({ fill: 'Search reviews', with: text })

export const Unfiltered = meta.story({ tags: ['both-shops'] })

export const Filtered = meta.story({
  tags: ['nightly'],
  parameters: shows('2 reviews, 1 comparison', { steps: [searchFor('studio')] }),
})

export const NothingFound = meta.story({
  parameters: shows('No reviews found matching your search criteria.', { steps: [searchFor('theremin')] }),
})

export const Phone = meta.story({ tags: ['nightly'], globals: { viewport: { value: 'phone' } } })
