import Box from '@mui/material/Box'
import { expect } from 'storybook/test'
import { RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { inIframe } from '#storybook/helpers/in-iframe.ts'
import preview from '#storybook/preview.tsx'
import { settled } from '#storybook/shop/steps.ts'
import { ContactForm } from './ContactForm.tsx'

const WORD = 'Unterwassermehrkanaltonaufzeichnungsgerätehalterung'

const meta = preview.meta({
  title: 'Components/Forms/Contact form',
  tags: ['since:0.1.0', 'changed:0.2.0'],
  component: ContactForm,
  decorators: [(Story) => <Box sx={{ p: { xs: 4, sm: 6 }, maxWidth: 760 }}>{Story()}</Box>],
  parameters: {
    guide: {
      do: 'Let the browser check the fields on submit.',
      dont: 'Do not mark a field as invalid while the visitor types.',
      keyboard: 'Tab moves from field to field; Enter in a field sends. An invalid field receives the focus.',
      heard: ['contact-form'],
    },
    docs: {
      description: {
        component:
          'A message to the shop. All fields but the category are required, and the browser checks them. In the demo nothing is sent, and the form says so. Orders are the retailer’s business.',
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

/** Required fields are empty. The browser prevents the submit and focuses the first one; each shows its error. */
export const HeldBack = meta.story({
  parameters: inIframe({ steps: [{ fill: 'Full Name', with: 'Ada' }, 'Send Message'] }, 640),
})
HeldBack.test('the first invalid field gets the focus', async ({ canvas }) => {
  await settled()
  await expect(canvas.getByLabelText('Email Address')).toBeInvalid()
  await expect(canvas.getByLabelText('Email Address')).toHaveFocus()
  await expect(canvas.getByText('Email Address is required.')).toBeVisible()
})

export const LongText = meta.story({ parameters: filled(WORD, `${WORD} does not fit.`) })

export const Arabic = meta.story({ parameters: filled(RTL_TITLE, RTL_TITLE) })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
