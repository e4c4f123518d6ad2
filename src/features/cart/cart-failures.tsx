/** Error messages of the cart page (spec §8). */
import Stack from '@mui/material/Stack'
import type { SxProps, Theme } from '@mui/material/styles'
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
    <Stack direction="row" role="alert" sx={STRIP}>
      <p>
        {isFetching ? 'Refreshing your cart…' : 'Your cart could not be read again. What is shown may be out of date.'}
      </p>
      <Retry />
    </Stack>
  )
}

const STRIP = {
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 4,
  marginTop: 6,
  padding: '12px 12px 12px 16px',
  border: ({ vars }) => `1px solid ${vars.palette.text.primary}`,
  '& > button': { flex: 'none' },
} satisfies SxProps<Theme>

/** Refetches the count as well, because it has probably failed too. */
function Retry({ variant }: { variant?: 'contained' }) {
  const client = useQueryClient()
  return (
    <Button variant={variant} onClick={() => client.refetchQueries({ queryKey: CART_KEY })}>
      Retry
    </Button>
  )
}
