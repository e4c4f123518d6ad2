import preview from '#storybook/preview.tsx'
import { ShopPage } from '#storybook/shop/ShopPage.tsx'

const meta = preview.meta({
  title: 'Pages/Page not found',
  component: ShopPage,
  tags: ['!autodocs'],
  parameters: { shop: { url: '/no-such-page' } },
})

export const Default = meta.story({})

export const LongAddress = meta.story({
  tags: ['nightly'],
  parameters: {
    shop: {
      url: '/archive/2024/a-long-path/unterwassermehrkanaltonaufzeichnungsgeraetehalterung-and-other-long-words',
    },
  },
})
