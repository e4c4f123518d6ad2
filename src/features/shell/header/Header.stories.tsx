import preview from '#storybook/preview.tsx'
import { Header } from './Header.tsx'

const meta = preview.meta({
  title: 'Components/Frame/Header',
  tags: ['since:0.1.0', 'changed:0.2.0'],
  component: Header,
  parameters: {
    guide: {
      do: 'Leave room for long store names.',
      dont: 'Do not add controls that only some pages need.',
      keyboard: 'Tab moves through logo, navigation, search, account and cart.',
      heard: ['home-and-card', 'menu-on-a-phone'],
    },
    shop: { url: '/faq/' },
    docs: {
      description: {
        component:
          'The logo, search, account, cart and navigation above every page. On a small screen search and navigation are in the menu; see Frame, Open menu.',
      },
    },
  },
})

export const Default = meta.story({ tags: ['both-shops'] })

export const FilledCart = meta.story({ parameters: { shop: { demo: ['cart-5-lines'] } } })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
