import { styled } from '@mui/material/styles'
import { type FormEvent, useId } from 'react'
import { Button } from '#src/ui/buttons.tsx'

/** A form that sends nothing: submitting only writes to the console (spec §2). */
export function Newsletter() {
  const id = useId()
  return (
    // A dialog's method: should the form be submitted before the app is there, nothing is sent either.
    <Form method="dialog" onSubmit={writeToConsole}>
      <h2>Newsletter</h2>
      <p>New posts and reviews, in one plain letter.</p>
      <label htmlFor={id}>Email address</label>
      <div>
        <input id={id} name="email" type="email" autoComplete="email" placeholder="you@example.com" />
        <Button type="submit">Subscribe</Button>
      </div>
    </Form>
  )
}

function writeToConsole(event: FormEvent<HTMLFormElement>) {
  event.preventDefault()
  console.info('Newsletter:', new FormData(event.currentTarget).get('email'))
}

const Form = styled('form')(({ theme }) => ({
  gridColumn: '1 / -1',
  '& label': { display: 'block', marginTop: 12, lineHeight: '28px', color: theme.vars.palette.text.primary },
  '& > div': { display: 'flex', gap: 8 },
  '& input': {
    flex: 1,
    minWidth: 0,
    minHeight: 44,
    padding: '0 12px',
    border: `1px solid ${theme.vars.palette.text.secondary}`,
    borderRadius: 4,
    font: 'inherit',
    fontSize: 16,
    color: theme.vars.palette.text.primary,
    background: 'none',
    '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
  },
  [theme.breakpoints.up('md')]: { gridColumn: 'auto' },
}))
