import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { FormEvent } from 'react'
import { Button } from '#src/ui/controls/buttons.tsx'
import { Field, SelectField, TextArea } from '#src/ui/controls/Field.tsx'
import { Columns } from '#src/ui/page/Columns.tsx'
import { MEASURE } from '#src/ui/page/Prose.tsx'

/** spec §3, Contact form state */
const CONTACT_CATEGORIES = ['general', 'product', 'order', 'review', 'partnership', 'technical', 'feedback'] as const

/** Contact form with native validation. Submitting only writes to the console (spec §5). */
export function ContactForm() {
  return (
    // Outside of a dialog, this method prevents a native submission before hydration, which would put the message in
    // the URL.
    <form aria-label="Contact" method="dialog" onSubmit={logToConsole}>
      <Columns count={{ sm: 2 }} gap={4} sx={ALIGNED}>
        <Typography variant="body2" color="textSecondary" sx={{ gridColumn: '1 / -1', maxWidth: MEASURE }}>
          All fields except Category are required. You’ll be able to reach us here, but this form isn’t connected yet,
          so your message won’t be sent.
        </Typography>
        <Field label="Full Name" name="name" autoComplete="name" required />
        <Field label="Email Address" name="email" type="email" autoComplete="email" required />
        <Field label="Subject" name="subject" required />
        <SelectField label="Category" name="category">
          <option value="">Select a category</option>
          {CONTACT_CATEGORIES.map((category) => (
            <option key={category} value={category}>
              {category.charAt(0).toUpperCase() + category.slice(1)}
            </option>
          ))}
        </SelectField>
        <Stack sx={{ gridColumn: '1 / -1', alignItems: 'start', gap: 4 }}>
          <TextArea label="Message" name="message" rows={8} required />
          <Button type="submit" variant="contained">
            Send Message
          </Button>
        </Stack>
      </Columns>
    </form>
  )
}

/** Fields of a row are aligned, also if only one of them has an error above it. */
const ALIGNED = { alignItems: 'end' }

function logToConsole(event: FormEvent<HTMLFormElement>) {
  event.preventDefault()
  console.info('Contact form submitted', Object.fromEntries(new FormData(event.currentTarget)))
}
