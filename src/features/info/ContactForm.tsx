import { styled } from '@mui/material/styles'
import type { FormEvent } from 'react'
import { Button } from '#src/ui/buttons.tsx'
import { Field } from '#src/ui/Field.tsx'
import { MEASURE } from '#src/ui/Prose.tsx'
import { CONTACT_CATEGORIES } from './contact-content.ts'

/** Checked by the browser; submitting only writes to the console (spec §5). */
export function ContactForm() {
  return (
    // `dialog` submits nowhere: sent before the app is there, a message does not end up in the address bar.
    <Form aria-label="Contact" method="dialog" onSubmit={log}>
      <Field label="Full Name">{(id) => <input id={id} name="name" type="text" autoComplete="name" required />}</Field>
      <Field label="Email Address">
        {(id) => <input id={id} name="email" type="email" autoComplete="email" required />}
      </Field>
      <Field label="Subject">{(id) => <input id={id} name="subject" type="text" required />}</Field>
      <Field label="Category">
        {(id) => (
          <select id={id} name="category">
            <option value="">None of these</option>
            {CONTACT_CATEGORIES.map((category) => (
              <option key={category} value={category}>
                {category.charAt(0).toUpperCase() + category.slice(1)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Message">{(id) => <textarea id={id} name="message" rows={8} required />}</Field>
      <p>All fields but Category are needed. This form is not connected yet: what you write stays in your browser.</p>
      <Button type="submit" variant="contained">
        Send Message
      </Button>
    </Form>
  )
}

function log(event: FormEvent<HTMLFormElement>) {
  event.preventDefault()
  console.info('Contact form submitted', Object.fromEntries(new FormData(event.currentTarget)))
}

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  '& > p': { ...theme.typography.body2, maxWidth: MEASURE, color: theme.vars.palette.text.secondary },
  '& > button': { justifySelf: 'start' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :nth-of-type(5), & > p, & > button': { gridColumn: '1 / -1' },
  },
}))
