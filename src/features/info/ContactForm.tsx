import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { FormEvent } from 'react'
import { Button } from '#src/ui/buttons.tsx'
import { Columns } from '#src/ui/Columns.tsx'
import { Field, SelectField, TextArea } from '#src/ui/Field.tsx'
import { MEASURE } from '#src/ui/Prose.tsx'
import { CONTACT_CATEGORIES } from './contact-content.ts'

/** Checked by the browser; submitting only writes to the console (spec §5). */
export function ContactForm() {
  return (
    // `dialog` submits nowhere: sent before the app is there, a message does not end up in the address bar.
    <form aria-label="Contact" method="dialog" onSubmit={log}>
      <Columns count={{ sm: 2 }} gap={4}>
        <Field label="Full Name" name="name" autoComplete="name" required />
        <Field label="Email Address" name="email" type="email" autoComplete="email" required />
        <Field label="Subject" name="subject" required />
        <SelectField label="Category" name="category">
          <option value="">None of these</option>
          {CONTACT_CATEGORIES.map((category) => (
            <option key={category} value={category}>
              {category.charAt(0).toUpperCase() + category.slice(1)}
            </option>
          ))}
        </SelectField>
        <Stack sx={{ gridColumn: '1 / -1', alignItems: 'start', gap: 4 }}>
          <TextArea label="Message" name="message" rows={8} required />
          <Typography variant="body2" color="textSecondary" sx={{ maxWidth: MEASURE }}>
            All fields but Category are needed. This form is not connected yet: what you write stays in your browser.
          </Typography>
          <Button type="submit" variant="contained">
            Send Message
          </Button>
        </Stack>
      </Columns>
    </form>
  )
}

function log(event: FormEvent<HTMLFormElement>) {
  event.preventDefault()
  console.info('Contact form submitted', Object.fromEntries(new FormData(event.currentTarget)))
}
