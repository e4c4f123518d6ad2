import Box from '@mui/material/Box'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { FOCUSABLE } from '#storybook/focusable.ts'
import preview from '#storybook/preview.tsx'
import { Field } from './Field.tsx'

const meta = preview.meta({
  title: 'Components/Forms/Field',
  tags: ['since:0.1.0', 'changed:0.2.0'],
  component: Field,
  decorators: [(Story) => <Box sx={{ p: 6, maxWidth: 400 }}>{Story()}</Box>],
  args: { label: 'Full Name', placeholder: '', required: false, disabled: false },
  argTypes: {
    label: { control: 'text', description: 'Always in sight, above it.' },
    placeholder: { control: 'text', description: 'An example; never the label.' },
    required: { control: 'boolean' },
    disabled: { control: 'boolean' },
  },
  parameters: {
    guide: {
      do: 'Keep the label in sight.',
      dont: 'Do not use the placeholder as the label.',
      keyboard: 'Tab reaches it; typing fills it in.',
      heard: ['contact-form'],
    },
    docs: {
      description: {
        component:
          'A text field of one line with a label above it. For several lines, use the text area; for a few known options, use the select field.',
      },
    },
  },
})

export const Default = meta.story({})

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: FOCUSABLE } } })

export const Placeholder = meta.story({
  args: { label: 'Email Address', type: 'email', placeholder: 'you@example.com' },
})

export const Filled = meta.story({ args: { defaultValue: 'Ada Lindqvist' } })

export const Required = meta.story({ args: { label: 'Subject', required: true } })

export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'Ada Lindqvist' } })

export const LongText = meta.story({ args: { label: LONG, defaultValue: LONG } })

export const Arabic = meta.story({
  args: { label: 'Subject', defaultValue: RTL_TITLE, slotProps: { input: { dir: 'auto' } } },
})

/** The text has 16 px, because iOS zooms into smaller fields. */
export const Phone = meta.story({
  args: { defaultValue: 'Ada Lindqvist' },
  globals: { viewport: { value: 'phone' } },
})
