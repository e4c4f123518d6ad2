import Stack from '@mui/material/Stack'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { BlogPostList } from '#src/api/contract.ts'
import { useSite } from '#src/config/site.tsx'
import { blogJsonLd } from '#src/features/blog/blog-json-ld.ts'
import { blogLink } from '#src/features/blog/blog-link.ts'
import { BLOG_PAGE_SIZE, blogListOptions } from '#src/features/blog/queries.ts'
import { Button, RouterButton } from '#src/ui/controls/buttons.tsx'
import { Pagination } from '#src/ui/controls/Pagination.tsx'
import { NeedsScript } from '#src/ui/feedback/NeedsScript.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { useAnnouncement } from '#src/ui/feedback/use-announcement.ts'
import { CardList } from '#src/ui/page/CardList.tsx'
import { Columns } from '#src/ui/page/Columns.tsx'
import { focusSection } from '#src/ui/page/focus-section.ts'
import { JsonLd } from '#src/ui/page/JsonLd.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { PostCard } from './PostCard.tsx'
import { PostCardSkeleton } from './PostCardSkeleton.tsx'

/** One page of posts, with its loading, empty and failed states (spec §8). */
export function PostList({ page }: { page: number }) {
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...blogListOptions(page),
    // Not an empty page, whose text would be about the wrong page.
    placeholderData: (previous) => (previous?.posts.length ? previous : undefined),
  })
  const last = Math.ceil((data?.total ?? 0) / BLOG_PAGE_SIZE)
  const announcement = useAnnouncement(page, data && !isPlaceholderData ? () => `Page ${page} of ${last}` : undefined)
  return (
    <>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {data && <Posts {...data} page={page} last={last} isPlaceholderData={isPlaceholderData} />}
      {!data && (isError ? <FailedList onRetry={refetch} /> : <LoadingList />)}
    </>
  )
}

type PostsProps = BlogPostList & { page: number; last: number; isPlaceholderData: boolean }

function Posts({ posts, total, page, last, isPlaceholderData }: PostsProps) {
  const site = useSite()
  const navigate = useNavigate()
  if (posts.length === 0) {
    return page > 1 && total > 0 ? <EmptyPage linkTo={page > last ? last : 1} /> : <EmptyList />
  }
  const goTo = (number: number) => {
    focusSection()
    void navigate(toPage(number))
  }
  return (
    <>
      {!isPlaceholderData && <JsonLd data={blogJsonLd(posts, site)} />}
      <Stack sx={{ gap: 16, paddingBottom: 16 }}>
        <CardList {...GRID} aria-busy={isPlaceholderData} sx={isPlaceholderData ? { opacity: 0.6 } : undefined}>
          {posts.map((post, index) => (
            <PostCard key={post.id} post={post} isLarge={page === 1 && index === 0} eager={index === 0} />
          ))}
        </CardList>
        <Pagination current={page} pages={last} onChange={goTo} />
      </Stack>
    </>
  )
}

const toPage = (page: number) => ({ ...blogLink, search: { page: page > 1 ? page : undefined } })

function FailedList({ onRetry }: { onRetry: () => unknown }) {
  return (
    <Notice role="alert" title="Failed to fetch blog posts" hint="The posts couldn’t be loaded. Please try again.">
      <Button variant="contained" onClick={() => onRetry()}>
        Retry
      </Button>
    </Notice>
  )
}

const EmptyList = () => <Notice title="No Blog Posts Yet" hint="Please check back soon." />

/**
 * Shown for a page without posts although the total is not 0: a page beyond the last one, or an inconsistent response.
 */
function EmptyPage({ linkTo }: { linkTo: number }) {
  return (
    <Notice title="No posts on this page" hint="There are no more posts to show.">
      <RouterButton {...toPage(linkTo)} variant="contained">
        {`Go to page ${linkTo}`}
      </RouterButton>
    </Notice>
  )
}

function LoadingList() {
  return (
    <>
      <VisuallyHidden role="status">Loading posts…</VisuallyHidden>
      <NeedsScript what="The blog" />
      <Columns {...GRID} aria-hidden="true" sx={{ paddingBottom: 16 }}>
        {Array.from({ length: BLOG_PAGE_SIZE }, (_, index) => (
          <PostCardSkeleton key={index} isLarge={index === 0} />
        ))}
      </Columns>
    </>
  )
}

const GRID = { count: { sm: 2, md: 3 }, gap: '48px 24px' }
