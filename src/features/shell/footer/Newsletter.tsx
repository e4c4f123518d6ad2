import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import type { FormEvent } from 'react'
import { Button } from '#src/ui/controls/buttons.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import { FooterTitle } from './FooterTitle.tsx'

/** Newsletter form. Submitting only writes to the console (spec §2). */
export function Newsletter() {
  return (
    // Outside of a `<dialog>`, `method="dialog"` prevents a native submission before hydration.
    <Box component="form" method="dialog" onSubmit={writeToConsole} sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
      <FooterTitle>Newsletter</FooterTitle>
      <p>New reviews and buying guides by email.</p>
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          alignItems: 'end',
          gap: 2,
          marginTop: 3,
          '& > .MuiFormControl-root': { flex: '1 0 8rem' },
        }}
      >
        <Field
          sx={{ typography: 'body1' }}
          label="Email address"
          name="email"
          type="email"
          autoComplete="email"
          placeholder="you@example.com"
        />
        <Button type="submit" sx={{ flex: 'none' }}>
          Subscribe
        </Button>
      </Stack>
    </Box>
  )
}

function writeToConsole(event: FormEvent<HTMLFormElement>) {
  event.preventDefault()
  console.info('Newsletter:', new FormData(event.currentTarget).get('email'))
}
