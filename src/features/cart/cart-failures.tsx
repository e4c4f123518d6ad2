/** What the cart page says when the cart could not be read (spec §8). */
import Alert from '@mui/material/Alert'
import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { Button } from '#src/ui/buttons.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { CART_KEY } from './queries.ts'

/** Nothing is known of it. */
export function FailedCart() {
  return (
    <Notice
      level={1}
      role="alert"
      title="Failed to load cart"
      hint="There was a problem loading your cart. Please try again."
    >
      <Retry variant="contained" />
    </Notice>
  )
}

/** What is shown may be out of date. It stays while Retry is under way, and tells when that fails too. */
export function OutdatedCart() {
  const isReading = useIsFetching({ queryKey: CART_KEY, exact: true }) > 0
  return (
    <Alert variant="outlined" icon={false} action={<Retry />} sx={{ marginTop: 6 }}>
      {isReading ? 'Reading your cart again…' : 'Your cart could not be read again. What is shown may be out of date.'}
    </Alert>
  )
}

/** Reads the count too: it has likely failed as well. */
function Retry({ variant }: { variant?: 'contained' }) {
  const client = useQueryClient()
  return (
    <Button variant={variant} onClick={() => client.refetchQueries({ queryKey: CART_KEY })}>
      Retry
    </Button>
  )
}
