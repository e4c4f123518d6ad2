import { useQuery } from '@tanstack/react-query'
import { isGone } from '#src/api/client.ts'
import { useSite } from '#src/config/site.tsx'
import { blogLink, postPath } from '#src/features/blog/blog-link.ts'
import { blogPostOptions } from '#src/features/blog/queries.ts'
import { Button, RouterButton } from '#src/ui/controls/buttons.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { PageHead } from '#src/ui/page/PageHead.tsx'
import { Post } from './Post.tsx'
import { PostSkeleton } from './PostSkeleton.tsx'

/** One post, with its loading, missing and failed states (spec §8). */
export function PostPage({ slug }: { slug: string }) {
  const { data: post, error, refetch } = useQuery(blogPostOptions(slug))
  const path = postPath(slug, useSite())
  if (isGone(error)) return <MissingPost />
  if (post) return <Post post={post} />
  return error ? <FailedPost path={path} onRetry={refetch} /> : <PostSkeleton path={path} />
}

function MissingPost() {
  return (
    <Notice
      drawing="missing"
      level={1}
      role="alert"
      title="Post Not Found"
      hint="The post may have been renamed or removed."
    >
      <PageHead title="Post Not Found" noIndex isSilent />
      <RouterButton {...blogLink} variant="contained">
        All posts
      </RouterButton>
    </Notice>
  )
}

function FailedPost({ path, onRetry }: { path: string; onRetry: () => unknown }) {
  return (
    <Notice
      level={1}
      role="alert"
      title="Failed to fetch blog post"
      hint="The post couldn’t be loaded. Please try again."
    >
      <PageHead title="Failed to fetch blog post" path={path} isSilent />
      <Button variant="contained" onClick={() => onRetry()}>
        Retry
      </Button>
    </Notice>
  )
}
