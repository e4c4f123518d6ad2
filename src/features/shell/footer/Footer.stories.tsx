import preview from '#storybook/preview.tsx'
import { Footer } from './Footer.tsx'

const meta = preview.meta({
  title: 'Components/Frame/Footer',
  tags: ['since:0.1.0'],
  component: Footer,
  parameters: {
    guide: {
      do: 'Keep the same links on every page.',
      dont: 'Do not put the only way to a page here.',
      keyboard: 'Tab moves through the columns.',
    },
    docs: {
      description: {
        component:
          'Links to the information pages and the categories, below every page. Do not put anything here that the visitor needs to continue.',
      },
    },
  },
})

export const Default = meta.story({ tags: ['both-shops'] })

export const Hover = meta.story({ parameters: { pseudo: { hover: ['nav:first-of-type li:first-child a'] } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: ['nav:first-of-type li:first-child a'] } } })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
