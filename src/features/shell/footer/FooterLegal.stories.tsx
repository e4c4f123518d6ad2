import Typography from '@mui/material/Typography'
import preview from '#storybook/preview.tsx'
import { FooterLegal } from './FooterLegal.tsx'

const meta = preview.meta({
  title: 'Components/Frame/Legal line',
  tags: ['since:0.1.0'],
  component: FooterLegal,
  decorators: [
    (Story) => (
      <Typography component="div" variant="body2" color="textSecondary" sx={{ p: 6 }}>
        {Story()}
      </Typography>
    ),
  ],
  parameters: {
    guide: {
      do: 'Use the name of the store from the configuration.',
      dont: 'Do not put other links here.',
      keyboard: 'Tab moves from link to link.',
    },
    docs: {
      description: {
        component: 'The year, the name of the store and the legal links, at the end of the footer.',
      },
    },
  },
})

export const Default = meta.story({})

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: ['li:first-child a'] } } })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
