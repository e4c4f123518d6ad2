import Box from '@mui/material/Box'
import { expect } from 'storybook/test'
import { RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { inIframe } from '#storybook/helpers/in-iframe.ts'
import preview from '#storybook/preview.tsx'
import { rested } from '#storybook/shop/arrange.ts'
import { ContactForm } from './ContactForm.tsx'

const WORD = 'Unterwassermehrkanaltonaufzeichnungsgerätehalterung'

const meta = preview.meta({
  title: 'Components/Forms/Contact form',
  component: ContactForm,
  decorators: [(Story) => <Box sx={{ p: { xs: 4, sm: 6 }, maxWidth: 760 }}>{Story()}</Box>],
  parameters: {
    docs: {
      description: {
        component:
          'Takes a message to the shop; everything but its category is needed, and the browser itself asks for what is missing. In this demonstration nothing is sent, and the form says so. Not for orders: they are the retailer’s.',
      },
    },
  },
})

export const Default = meta.story({})

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({
  parameters: { pseudo: { focus: ['[name="email"]'], focusVisible: ['[name="email"]'] } },
})

const filled = (text: string, message: string) =>
  inIframe(
    {
      steps: [
        { fill: 'Full Name', with: text },
        { fill: 'Email Address', with: 'ada@example.org' },
        { fill: 'Subject', with: text },
        { fill: 'Message', with: message },
      ],
    },
    640,
  )

export const Filled = meta.story({ parameters: filled('Ada Quill', 'Does the cable fit?') })
Filled.test('has what was written, and no category', async ({ canvas }) => {
  await rested()
  await expect(canvas.getByRole('form', { name: 'Contact' })).toHaveFormValues({
    name: 'Ada Quill',
    email: 'ada@example.org',
    subject: 'Ada Quill',
    category: '',
    message: 'Does the cable fit?',
  })
})

/** Something that is needed is missing: the browser itself leads to it. */
export const HeldBack = meta.story({
  parameters: inIframe({ steps: [{ fill: 'Full Name', with: 'Ada' }, 'Send Message'] }, 640),
})
HeldBack.test('leads to the first field that lacks something', async ({ canvas }) => {
  await rested()
  await expect(canvas.getByLabelText('Email Address')).toBeInvalid()
  await expect(canvas.getByLabelText('Email Address')).toHaveFocus()
})

export const LongText = meta.story({ parameters: filled(WORD, `${WORD} does not fit.`) })

export const Arabic = meta.story({ parameters: filled(RTL_TITLE, RTL_TITLE) })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
