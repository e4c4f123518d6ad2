import Typography from '@mui/material/Typography'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ServerAddress } from './ServerAddress.tsx'

const meta = preview.meta({
  title: 'Demo Lab/Server address',
  tags: ['since:0.1.0'],
  component: ServerAddress,
  decorators: [
    (Story) => (
      <Typography component="div" variant="body2" sx={{ p: 4, maxWidth: 440 }}>
        {Story()}
      </Typography>
    ),
  ],
  args: { address: '', isConfigured: false, canChange: true, onUse: fn() },
  parameters: {
    docs: {
      description: { component: 'The address of the server that can answer calls in place of the mock API.' },
      source: { type: 'code' },
    },
  },
})

export const Default = meta.story({})

Default.test('an address is checked before it is used', async ({ canvas, userEvent, args }) => {
  const field = canvas.getByRole('textbox', { name: 'Server address' })
  await userEvent.type(field, 'api.test{Enter}')
  await expect(canvas.getByRole('alert')).toHaveTextContent('The address must be an address such as')
  await expect(args.onUse).not.toHaveBeenCalled()
  await userEvent.clear(field)
  await userEvent.type(field, 'https://api.test/v1/{Enter}')
  await expect(args.onUse).toHaveBeenCalledWith('https://api.test/v1')
  await expect(canvas.queryByRole('alert')).toBeNull()
})

export const Entered = meta.story({ args: { address: 'https://api.example.com' } })

export const Configured = meta.story({ args: { address: 'https://api.example.com', isConfigured: true } })

/** A page whose content security policy allows no server. */
export const NoServer = meta.story({ args: { canChange: false } })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
