import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { Article } from './Post.tsx'

/** Placeholder for the head and the picture of a post that is loading. */
export function PostSkeleton() {
  return (
    <Article>
      <VisuallyHidden role="status">Loading post…</VisuallyHidden>
      <Stack aria-hidden="true" sx={{ gap: 4, minHeight: '100vh', paddingBlock: '24px 32px' }}>
        <Skeleton width={220} height={20} />
        <Skeleton width="60%" height={56} />
        <Skeleton width="45%" height={25} />
        <Skeleton width={180} height={20} />
        <Skeleton variant="picture" height="auto" sx={{ marginTop: 4, aspectRatio: { xs: '4 / 3', md: '16 / 9' } }} />
      </Stack>
    </Article>
  )
}
