import Typography from '@mui/material/Typography'
import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Newsletter } from './Newsletter.tsx'

const meta = preview.meta({
  title: 'Components/Frame/Newsletter',
  component: Newsletter,
  decorators: [
    (Story) => (
      <Typography component="div" variant="body2" color="textSecondary" sx={{ p: 6, maxWidth: 440 }}>
        {Story()}
      </Typography>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'Takes an email address in the footer. In this demonstration it sends nothing, and so promises nothing: it has no answer for success or failure.',
      },
    },
  },
})

export const Default = meta.story({})
Default.test('keeps the address, since it sends nothing', async ({ canvas, userEvent }) => {
  const field = canvas.getByRole('textbox', { name: 'Email address' })
  await userEvent.type(field, 'ada@example.com')
  await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }))
  await expect(field).toHaveValue('ada@example.com')
})

export const Filled = meta.story({
  parameters: {
    shop: { steps: [{ fill: 'Email address', with: 'ada@example.com' }] },
    docs: { story: { inline: false, height: '240px' } },
  },
})

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: ['input'] } } })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
