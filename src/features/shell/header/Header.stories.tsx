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
          'The logo, search, account, cart and navigation above every page. On a small screen search and navigation are in the menu; see Frame, Open menu.',
      },
    },
  },
})

export const Default = meta.story({})

export const FilledCart = meta.story({ parameters: { shop: { demo: ['cart-5-lines'] } } })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
