import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { NeedsScript } from '#src/ui/NeedsScript.tsx'

/** The page in its final shape, before the cart has arrived: nothing jumps when it does. */
export function LoadingCart() {
  return (
    <>
      <Typography variant="h1" sx={{ marginBlock: '24px 16px', lineHeight: ({ target }) => `${target}px` }}>
        Your cart
      </Typography>
      <NeedsScript what="The cart" />
      <p role="status">Loading your cart...</p>
      <Stack aria-hidden="true" sx={{ gap: 4, padding: '16px 0 64px' }}>
        <Skeleton variant="picture" sx={BLANK} />
        <Skeleton variant="picture" sx={BLANK} />
        <Skeleton variant="picture" sx={BLANK} />
      </Stack>
    </>
  )
}

// Beside the blanks, the summary and its gap. Not by `height`, which would be a style attribute in the page's HTML.
const BLANK = { height: 128, marginRight: { md: '408px' } }
