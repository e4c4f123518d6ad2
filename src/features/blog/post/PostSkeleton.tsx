import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { PageHead } from '#src/ui/page/PageHead.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { Article, PostHead } from './Post.tsx'

/** Placeholder for the head and the picture of a post that is loading. `path` is the post's canonical path. */
export function PostSkeleton({ path }: { path: string }) {
  return (
    <Article>
      <PageHead title="Blog post" path={path} isSilent />
      <VisuallyHidden role="status">Loading post…</VisuallyHidden>
      <Box aria-hidden="true" sx={{ minHeight: '100vh' }}>
        <PostHead>
          <Skeleton width={220} height={20} />
          <Skeleton width="60%" height={56} />
          <Skeleton width="45%" height={25} />
          <Skeleton width={180} height={20} />
        </PostHead>
        <Skeleton variant="picture" height="auto" sx={{ aspectRatio: { xs: '4 / 3', md: '16 / 9' } }} />
      </Box>
    </Article>
  )
}
