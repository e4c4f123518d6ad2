import { mdiCartOutline, mdiClose, mdiMagnify } from '@mdi/js'
import Box from '@mui/material/Box'
import { expect, fn } from 'storybook/test'
import { FOCUSABLE } from '#storybook/focusable.ts'
import preview from '#storybook/preview.tsx'
import { IconButton, RouterIconButton } from './buttons.tsx'
import { Icon } from './Icon.tsx'

const meta = preview.meta({
  title: 'Components/Actions/Icon button',
  component: IconButton,
  decorators: [
    (Story) => (
      <Box sx={{ p: 6 }}>
        <Story />
      </Box>
    ),
  ],
  args: {
    'aria-label': 'Close notification',
    children: <Icon path={mdiClose} />,
    disabled: false,
    onClick: fn(),
  },
  argTypes: {
    'aria-label': { control: 'text', description: 'Its name, which its tooltip says.' },
    children: { control: false, description: 'An icon of 20 or 24 pixels.' },
    disabled: { control: 'boolean' },
  },
  parameters: {
    docs: {
      description: {
        component:
          'A sign that everybody knows, as large as a finger: close, search, cart. Its name is heard, and shown as a tooltip where it is pointed at. Where the sign alone might be misread use a button with words.',
      },
    },
  },
})

export const Default = meta.story({})
Default.test('has a name, and does what it says', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Close notification' }))
  await expect(args.onClick).toHaveBeenCalledOnce()
})

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: FOCUSABLE } } })

export const Disabled = meta.story({ args: { disabled: true } })
Disabled.test('can’t be pressed', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Close notification' })).toBeDisabled()
})

/** Among small controls. */
export const SmallIcon = meta.story({
  args: { 'aria-label': 'Open search', children: <Icon path={mdiMagnify} size={20} /> },
})

/** Leads to a page of the shop. */
export const ToAPage = meta.story({
  render: () => (
    <RouterIconButton to="/cart" aria-label="Cart">
      <Icon path={mdiCartOutline} />
    </RouterIconButton>
  ),
})
ToAPage.test('is a link with a name', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', expect.stringMatching(/cart$/))
})
