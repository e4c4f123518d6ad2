import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { BlogPost } from '#src/api/contract.ts'
import { blogLink } from '#src/features/blog/blog-link.ts'
import { PostMeta } from '#src/features/blog/PostMeta.tsx'
import { TagList } from '#src/features/blog/TagList.tsx'
import { ColumnPicture } from '#src/features/products/ColumnPicture.tsx'
import { PlainLink } from '#src/ui/controls/links.tsx'
import { PostCardFrame, pictureShape } from './PostCardFrame.tsx'

type PostCardProps = {
  post: BlogPost
  /** True for the newest post. */
  isLarge: boolean
  /** Loads the picture at once. */
  eager: boolean
}

/** A post in the list. The whole card is a link. */
export function PostCard({ post, isLarge, eager }: PostCardProps) {
  const titleId = useId()
  return (
    <PostCardFrame
      titleId={titleId}
      isLarge={isLarge}
      picture={
        <ColumnPicture
          src={post.featuredImage}
          alt=""
          width={800}
          height={600}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          sx={pictureShape(isLarge)}
        />
      }
    >
      <PostMeta post={post} />
      <Typography
        variant="h2"
        id={titleId}
        dir="auto"
        sx={isLarge ? { fontSize: { md: 'title.fontSize' } } : undefined}
      >
        <PlainLink {...blogLink} search={{ post: post.slug }} sx={wholeCard}>
          {post.title}
        </PlainLink>
      </Typography>
      {post.excerpt && (
        <Typography color="textSecondary" dir="auto">
          {post.excerpt}
        </Typography>
      )}
      <TagList tags={post.tags} />
    </PostCardFrame>
  )
}

/** Extends the link's clickable area over the card. */
const wholeCard = { '&::after': { content: '""', position: 'absolute', inset: 0 } }
