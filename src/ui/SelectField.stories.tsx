import Box from '@mui/material/Box'
import { expect } from 'storybook/test'
import { categories } from '#fixtures/categories.ts'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { FOCUSABLE } from '#storybook/focusable.ts'
import preview from '#storybook/preview.tsx'
import { SelectField } from './Field.tsx'

const choices = (names: string[]) => names.map((name) => <option key={name}>{name}</option>)

const meta = preview.meta({
  title: 'Components/Forms/Select field',
  component: SelectField,
  decorators: [
    (Story) => (
      <Box sx={{ display: 'flex', p: { xs: 4, sm: 6 }, maxWidth: 400 }}>
        <Story />
      </Box>
    ),
  ],
  args: {
    label: 'Category',
    isInRow: false,
    disabled: false,
    children: choices(['All categories', ...categories.map(({ name }) => name)]),
  },
  argTypes: {
    label: { control: 'text', description: 'Always in sight, above it or beside it.' },
    children: { control: false, description: 'Its choices: `option` elements.' },
    disabled: { control: 'boolean' },
  },
  parameters: {
    docs: {
      description: {
        component:
          'A choice among few that are known, by the browser’s own list. Above it its label; in a row with other controls the label stands beside it. For two or three choices that should all be seen use a toggle.',
      },
    },
  },
})

export const Default = meta.story({})
Default.test('takes a choice by its label', async ({ canvas, userEvent }) => {
  const field = canvas.getByRole('combobox', { name: 'Category' })
  await userEvent.selectOptions(field, 'Cameras')
  await expect(field).toHaveValue('Cameras')
})

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: FOCUSABLE } } })

export const Chosen = meta.story({ args: { defaultValue: 'Cameras' } })

export const Disabled = meta.story({ args: { disabled: true } })
Disabled.test('can’t be changed', async ({ canvas }) => {
  await expect(canvas.getByRole('combobox', { name: 'Category' })).toBeDisabled()
})

/** Framed as lightly as what stands beside it. */
export const InARow = meta.story({
  args: {
    label: 'Sort by',
    isInRow: true,
    children: choices(['Newest First', 'Price: Low to High', 'Price: High to Low']),
  },
})

export const LongText = meta.story({ args: { label: LONG, children: choices([LONG]) } })

export const Arabic = meta.story({ args: { children: choices([RTL_TITLE]) } })

/** As wide as there is room. */
export const PhoneInARow = meta.story({ ...InARow.input, globals: { viewport: { value: 'phone' } } })
