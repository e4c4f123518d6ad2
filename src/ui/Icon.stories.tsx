import { mdiCartOutline, mdiChevronDown, mdiClose, mdiHeartOutline, mdiMagnify } from '@mdi/js'
import Box from '@mui/material/Box'
import preview from '#storybook/preview.tsx'
import { Icon } from './Icon.tsx'

const PATHS = {
  cart: mdiCartOutline,
  search: mdiMagnify,
  close: mdiClose,
  heart: mdiHeartOutline,
  chevron: mdiChevronDown,
}

const meta = preview.meta({
  title: 'Components/Frame/Icon',
  tags: ['since:0.1.0'],
  component: Icon,
  decorators: [(Story) => <Box sx={{ p: 6 }}>{Story()}</Box>],
  args: { path: mdiCartOutline, size: 24 },
  argTypes: {
    path: { control: { type: 'select' }, options: Object.keys(PATHS), mapping: PATHS },
    size: { control: 'inline-radio', options: [16, 20, 24, 64, '1em'] },
    className: { table: { disable: true } },
  },
  parameters: {
    guide: {
      do: 'Use an icon of the set.',
      dont: 'Do not give it a meaning without text or a name beside it.',
    },
    docs: {
      description: {
        component:
          'An icon of the shop’s set, in the color of the text around it. It is hidden from screen readers, so the control around it needs a name. Foundations/Icons shows all icons.',
      },
    },
  },
})

export const Default = meta.story({})

/** In small controls, and beside the label of a button. */
export const Small = meta.story({ args: { size: 20 } })

/** On top of a film. */
export const Large = meta.story({ args: { size: 64 } })

/** As large as the text around it. */
export const AmongWords = meta.story({
  args: { path: mdiClose, size: '1em' },
  decorators: [
    (Story) => (
      <h2>
        Close <Story />
      </h2>
    ),
  ],
})
