import preview from '#storybook/preview.tsx'
import { Header } from './Header.tsx'

const meta = preview.meta({
  title: 'Components/Frame/Header',
  component: Header,
  parameters: {
    shop: { url: '/faq/' },
    docs: {
      description: {
        component:
          'The store’s name, search, account, cart and the way to every category, above each page. On small screens search and links are behind the menu’s button (see Frame, Open menu). It is there once on a page.',
      },
    },
  },
})

export const Default = meta.story({})

export const FilledCart = meta.story({ parameters: { shop: { demo: ['cart-5-lines'] } } })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
