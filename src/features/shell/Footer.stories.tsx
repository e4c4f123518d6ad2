import preview from '#storybook/preview.tsx'
import { Footer } from './Footer.tsx'

const meta = preview.meta({
  title: 'Components/Frame/Footer',
  component: Footer,
  parameters: {
    docs: {
      description: {
        component:
          'The way to everything that is not for sale, and to most of what is, below each page. What a visitor needs in order to go on does not wait down here.',
      },
    },
  },
})

export const Default = meta.story({})

export const Hover = meta.story({ parameters: { pseudo: { hover: ['nav:first-of-type li:first-child a'] } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: ['nav:first-of-type li:first-child a'] } } })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
