import { fn } from 'storybook/test'
import { Page } from '#src/ui/Page.tsx'
import preview from '#storybook/preview.tsx'
import { HeaderNavigation } from './HeaderNavigation.tsx'

const meta = preview.meta({
  title: 'Components/Frame/Navigation',
  component: HeaderNavigation,
  decorators: [(Story) => <Page sx={{ paddingBlock: 4 }}>{Story()}</Page>],
  args: { id: 'main-navigation', open: false, onLeave: fn() },
  parameters: {
    shop: { url: '/about/' },
    docs: {
      description: {
        component:
          'What is for sale on the left, what is to read on the right; a line below the page one is on. On small screens it is the menu, with search and colour scheme in it. Not for links within a page.',
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
