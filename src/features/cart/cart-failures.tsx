/** Error messages of the cart page (spec §8). */
import Alert from '@mui/material/Alert'
import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { Button } from '#src/ui/controls/buttons.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { CART_KEY } from './state/queries.ts'

/** Shown when the first load failed. */
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

/** Shown above the known lines when a refetch failed. It stays during Retry, so that a second failure is announced. */
export function OutdatedCart() {
  const isFetching = useIsFetching({ queryKey: CART_KEY, exact: true }) > 0
  return (
    <Alert variant="outlined" icon={false} action={<Retry />} sx={{ marginTop: 6 }}>
      {isFetching ? 'Refreshing your cart…' : 'Your cart could not be read again. What is shown may be out of date.'}
    </Alert>
  )
}

/** Refetches the count as well, because it has probably failed too. */
function Retry({ variant }: { variant?: 'contained' }) {
  const client = useQueryClient()
  return (
    <Button variant={variant} onClick={() => client.refetchQueries({ queryKey: CART_KEY })}>
      Retry
    </Button>
  )
}
