import preview from '#storybook/preview.tsx'
import { Footer } from './Footer.tsx'

const meta = preview.meta({
  title: 'Components/Frame/Footer',
  component: Footer,
  parameters: {
    docs: {
      description: {
        component:
          'Links to the information pages and the categories, below every page. Do not put anything here that the visitor needs to continue.',
      },
    },
  },
})

export const Default = meta.story({})

export const Hover = meta.story({ parameters: { pseudo: { hover: ['nav:first-of-type li:first-child a'] } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: ['nav:first-of-type li:first-child a'] } } })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
