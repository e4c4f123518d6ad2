import { withSite } from '#storybook/helpers/with-site.tsx'
import preview from '#storybook/preview.tsx'
import { TopBar } from './TopBar.tsx'

const meta = preview.meta({
  title: 'Components/Frame/Top bar',
  tags: ['since:0.1.0'],
  component: TopBar,
  parameters: {
    guide: {
      do: 'Keep the ticker at the start of the line.',
      dont: 'Do not use it for messages that must be read.',
      keyboard: 'Tab reaches the ticker and the scheme toggle.',
      heard: ['home-and-card'],
    },
    docs: {
      description: {
        component:
          'The ticker and, on large screens, a link to the store’s main site and the color scheme. On small screens the color scheme is in the menu.',
      },
    },
  },
})

export const Default = meta.story({})

export const WithoutMainSite = meta.story({
  decorators: [withSite((site) => ({ ...site, store: { ...site.store, mainSiteUrl: '' } }))],
})

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: ['a'] } } })
