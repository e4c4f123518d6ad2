import Box from '@mui/material/Box'
import { withSite } from '#storybook/helpers/with-site.tsx'
import preview from '#storybook/preview.tsx'
import { Wordmark } from './Wordmark.tsx'

const meta = preview.meta({
  title: 'Components/Frame/Wordmark',
  tags: ['since:0.1.0'],
  component: Wordmark,
  decorators: [(Story) => <Box sx={{ p: 6 }}>{Story()}</Box>],
  parameters: {
    guide: {
      do: 'Use the store’s own logo if it has one.',
      dont: 'Do not recolor or stretch it.',
      keyboard: 'Tab reaches it; Enter opens the home page.',
      heard: ['home-and-card'],
    },
    docs: {
      description: {
        component:
          'The logo and the name of the store, in header and footer. The name comes from the configuration, so leave room for longer ones. Do not use it in a text.',
      },
    },
  },
})

export const Default = meta.story({})

export const LongText = meta.story({
  decorators: [withSite((site) => ({ ...site, store: { ...site.store, name: 'Overtone Recording Supplies' } }))],
})
