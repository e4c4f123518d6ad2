import Box from '@mui/material/Box'
import { expect } from 'storybook/test'
import { LONG } from '#mocks/scenarios/rows.ts'
import { FOCUSABLE } from '#storybook/focusable.ts'
import preview from '#storybook/preview.tsx'
import { TextArea } from './Field.tsx'

const meta = preview.meta({
  title: 'Components/Forms/Text area',
  component: TextArea,
  decorators: [
    (Story) => (
      <Box sx={{ p: 6, maxWidth: 560 }}>
        <Story />
      </Box>
    ),
  ],
  args: { label: 'Message', rows: 6, required: false, disabled: false },
  argTypes: {
    label: { control: 'text', description: 'Always in sight, above it.' },
    rows: { control: { type: 'number', min: 1 }, description: 'How high it is before anyone pulls it.' },
    required: { control: 'boolean' },
    disabled: { control: 'boolean' },
  },
  parameters: {
    docs: {
      description: {
        component:
          'Several lines to be written, below a label that stays in sight. It is pulled larger by its corner, and never grows by itself. For one line use the field.',
      },
    },
  },
})

export const Default = meta.story({})
Default.test('takes several lines', async ({ canvas, userEvent }) => {
  const field = canvas.getByRole('textbox', { name: 'Message' })
  await userEvent.type(field, 'One{Enter}two')
  await expect(field).toHaveValue('One\ntwo')
})

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: FOCUSABLE } } })

export const Filled = meta.story({
  args: { defaultValue: 'Dear all,\nthe link on the page of the desk lamp leads to another lamp.' },
})

export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'Dear all,' } })
Disabled.test('can’t be written into', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'Message' })).toBeDisabled()
})

/** Scrolls within itself. */
export const LongText = meta.story({ args: { rows: 3, defaultValue: `${LONG}. `.repeat(4) } })
