import Box from '@mui/material/Box'
import { LONG } from '#mocks/scenarios/rows.ts'
import { FOCUSABLE } from '#storybook/focusable.ts'
import preview from '#storybook/preview.tsx'
import { TextArea } from './Field.tsx'

const meta = preview.meta({
  title: 'Components/Forms/Text area',
  tags: ['since:0.1.0'],
  component: TextArea,
  decorators: [(Story) => <Box sx={{ p: 6, maxWidth: 560 }}>{Story()}</Box>],
  args: { label: 'Message', rows: 6, required: false, disabled: false },
  argTypes: {
    label: { control: 'text', description: 'Always in sight, above it.' },
    rows: { control: { type: 'number', min: 1 }, description: 'How high it is before anyone pulls it.' },
    required: { control: 'boolean' },
    disabled: { control: 'boolean' },
  },
  parameters: {
    guide: {
      do: 'Make it as high as a typical text.',
      dont: 'Do not use it for one line.',
      keyboard: 'Tab reaches it; Enter begins a new line.',
      heard: ['contact-form'],
    },
    docs: {
      description: {
        component:
          'A text field of several lines with a label above it. The user can resize it by its corner; it does not grow by itself. For one line, use the field.',
      },
    },
  },
})

export const Default = meta.story({})

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: FOCUSABLE } } })

export const Filled = meta.story({
  args: { defaultValue: 'Dear all,\nthe link on the page of the desk lamp leads to another lamp.' },
})

export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'Dear all,' } })

/** Long text scrolls inside the field. */
export const LongText = meta.story({ args: { rows: 3, defaultValue: `${LONG}. `.repeat(4) } })
