import Box from '@mui/material/Box'
import { categories } from '#fixtures/categories.ts'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { FOCUSABLE } from '#storybook/focusable.ts'
import preview from '#storybook/preview.tsx'
import { SelectField } from './Field.tsx'

const choices = (names: string[]) => names.map((name) => <option key={name}>{name}</option>)

const meta = preview.meta({
  title: 'Components/Forms/Select field',
  tags: ['since:0.1.0'],
  component: SelectField,
  decorators: [(Story) => <Box sx={{ display: 'flex', p: { xs: 4, sm: 6 }, maxWidth: 400 }}>{Story()}</Box>],
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
    guide: {
      do: 'Start with the choice that most visitors need.',
      dont: 'Do not use it for two or three choices.',
      keyboard: 'Tab reaches it; the arrow keys choose, letters jump to an option.',
      heard: ['contact-form'],
    },
    docs: {
      description: {
        component:
          'A choice between a few known options, as the browser’s own list. Its label is above it, or beside it in a row of controls. For two or three options that should stay visible, use a toggle.',
      },
    },
  },
})

export const Default = meta.story({})

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: FOCUSABLE } } })

export const Chosen = meta.story({ args: { defaultValue: 'Cameras' } })

export const Disabled = meta.story({ args: { disabled: true } })

/** In a row with other controls. */
export const InARow = meta.story({
  args: {
    label: 'Sort by',
    isInRow: true,
    children: choices(['Newest First', 'Price: Low to High', 'Price: High to Low']),
  },
})

export const LongText = meta.story({ args: { label: LONG, children: choices([LONG]) } })

export const Arabic = meta.story({ args: { children: choices([RTL_TITLE]) } })

/** The full width of the row. */
export const PhoneInARow = meta.story({ ...InARow.input, globals: { viewport: { value: 'phone' } } })
