import Typography from '@mui/material/Typography'
import preview from '#storybook/preview.tsx'
import { FooterLegal } from './FooterLegal.tsx'

const meta = preview.meta({
  title: 'Components/Frame/Legal line',
  component: FooterLegal,
  decorators: [
    (Story) => (
      <Typography component="div" variant="body2" color="textSecondary" sx={{ p: 6 }}>
        {Story()}
      </Typography>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: 'The year, the store’s name and what the law wants to be found, at the very end of a page.',
      },
    },
  },
})

export const Default = meta.story({})

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: ['li:first-child a'] } } })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
