import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { NeedsScript } from '#src/ui/feedback/NeedsScript.tsx'

/** The cart page's loading state, with the size of the loaded page, so that nothing shifts. */
export function LoadingCart() {
  return (
    <>
      <Typography variant="h1" sx={{ paddingBlock: '24px 16px', lineHeight: ({ target }) => `${target}px` }}>
        Your cart
      </Typography>
      <NeedsScript what="The cart" />
      <p role="status">Loading your cart...</p>
      <Stack aria-hidden="true" sx={{ gap: 4, padding: '16px 0 64px' }}>
        <Skeleton variant="picture" sx={SKELETON_LINE} />
        <Skeleton variant="picture" sx={SKELETON_LINE} />
        <Skeleton variant="picture" sx={SKELETON_LINE} />
      </Stack>
    </>
  )
}

// The margin is the width of the summary and its gap. Skeleton's `height` prop would render a style
// attribute, which the content security policy of prerendered pages would have to allow.
const SKELETON_LINE = { height: 128, marginInlineEnd: { md: '408px', lg: '464px' } }
