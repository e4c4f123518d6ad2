import preview from '#storybook/preview.tsx'
import { ShopPage } from '#storybook/shop/ShopPage.tsx'

const meta = preview.meta({
  title: 'Pages/FAQ',
  component: ShopPage,
  tags: ['!autodocs'],
  parameters: { shop: { url: '/faq/' } },
})

export const Closed = meta.story({})

/** The URL’s hash names a question, so its answer is open. */
export const SentToAQuestion = meta.story({ parameters: { shop: { url: '/faq/#returns' } } })

export const Phone = meta.story({ tags: ['nightly'], globals: { viewport: { value: 'phone' } } })
