import Typography from '@mui/material/Typography'
import preview from '#storybook/preview.tsx'
import { Newsletter } from './Newsletter.tsx'

const meta = preview.meta({
  title: 'Components/Frame/Newsletter',
  tags: ['since:0.1.0'],
  component: Newsletter,
  decorators: [
    (Story) => (
      <Typography component="div" variant="body2" color="textSecondary" sx={{ p: 6, maxWidth: 440 }}>
        {Story()}
      </Typography>
    ),
  ],
  parameters: {
    guide: {
      do: 'Say what the visitor will receive.',
      dont: 'Do not ask for more than the address.',
      keyboard: 'Tab reaches the field; Enter subscribes.',
    },
    docs: {
      description: {
        component:
          'A field for an email address in the footer. The demo sends nothing, so the form has no success and no failure message.',
      },
    },
  },
})

export const Default = meta.story({})

export const Filled = meta.story({
  parameters: {
    shop: { steps: [{ fill: 'Email address', with: 'ada@example.com' }] },
    docs: { story: { inline: false, height: '240px' } },
  },
})

/** The browser prevents the submit of an invalid address. */
export const HeldBack = meta.story({
  parameters: {
    shop: { steps: [{ fill: 'Email address', with: 'ada' }, 'Subscribe'] },
    docs: { story: { inline: false, height: '280px' } },
  },
})

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: ['input'] } } })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
