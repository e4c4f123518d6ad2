import { mdiCartOutline, mdiClose, mdiMagnify } from '@mdi/js'
import Box from '@mui/material/Box'
import { fn } from 'storybook/test'
import { Icon } from '#src/ui/Icon.tsx'
import { FOCUSABLE } from '#storybook/focusable.ts'
import preview from '#storybook/preview.tsx'
import { IconButton, RouterIconButton } from './buttons.tsx'

const meta = preview.meta({
  title: 'Components/Actions/Icon button',
  tags: ['since:0.1.0'],
  component: IconButton,
  decorators: [(Story) => <Box sx={{ p: 6 }}>{Story()}</Box>],
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
    guide: {
      do: 'Use it for close, search, cart and the like.',
      dont: 'Do not use an icon that could mean two things.',
      keyboard: 'Tab reaches it; Enter or Space presses it, and the focus shows its name.',
      heard: ['product-and-gallery'],
    },
    docs: {
      description: {
        component:
          'A button with a well-known icon, such as close, search or cart. Its name shows as a tooltip. If the icon alone could be misread, use a button with a label.',
      },
    },
  },
})

export const Default = meta.story({})

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: FOCUSABLE } } })

export const Disabled = meta.story({ args: { disabled: true } })

/** In a row of small controls. */
export const SmallIcon = meta.story({
  args: { 'aria-label': 'Open search', children: <Icon path={mdiMagnify} size={20} /> },
})

/** A link to a page of the shop. */
export const ToAPage = meta.story({
  render: () => (
    <RouterIconButton to="/cart" aria-label="Cart">
      <Icon path={mdiCartOutline} />
    </RouterIconButton>
  ),
})
