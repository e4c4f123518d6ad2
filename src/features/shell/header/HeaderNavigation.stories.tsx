import { fn } from 'storybook/test'
import { Page } from '#src/ui/page/Page.tsx'
import preview from '#storybook/preview.tsx'
import { HeaderNavigation } from './HeaderNavigation.tsx'

const meta = preview.meta({
  title: 'Components/Frame/Navigation',
  tags: ['since:0.1.0'],
  component: HeaderNavigation,
  decorators: [(Story) => <Page sx={{ paddingBlock: 4 }}>{Story()}</Page>],
  args: { id: 'main-navigation', open: false, onLeave: fn() },
  parameters: {
    guide: {
      do: 'Keep the order of the categories.',
      dont: 'Do not add a second level.',
      keyboard: 'Tab moves from link to link. On a phone Escape closes the menu, and the focus returns to its button.',
      heard: ['menu-on-a-phone'],
    },
    shop: { url: '/about/' },
    docs: {
      description: {
        component:
          'Links to the categories on the left and to texts on the right; the current page is underlined. On small screens it is the menu, which also has search and color scheme. Do not use it for links within a page.',
      },
    },
  },
})

export const Default = meta.story({})

export const CurrentPage = meta.story({ parameters: { shop: { url: '/category/laptops/' } } })

export const Hover = meta.story({ parameters: { pseudo: { hover: ['li:nth-child(3) a'] } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: ['li:nth-child(3) a'] } } })

export const Open = meta.story({
  args: { open: true },
  parameters: { shop: { url: '/category/laptops/' } },
  globals: { viewport: { value: 'phone' } },
})
