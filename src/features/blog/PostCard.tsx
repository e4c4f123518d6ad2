import { styled } from '@mui/material/styles'
import { useId } from 'react'
import type { BlogPost } from '#src/api/contract.ts'
import { PlainLink } from '#src/ui/links.tsx'
import { ProductImage } from '#src/ui/ProductImage.tsx'
import { PostMeta } from './PostMeta.tsx'
import { TagList } from './TagList.tsx'
import { toBlog } from './to-blog.ts'

/** One post of the list: the whole card leads to it. */
export function PostCard({ post, eager }: { post: BlogPost; eager: boolean }) {
  const titleId = useId()
  return (
    <PostCardFrame aria-labelledby={titleId}>
      <ProductImage
        src={post.featuredImage}
        alt=""
        width={800}
        height={600}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
      />
      <div>
        <PostMeta post={post} />
        <h2 id={titleId}>
          <PlainLink {...toBlog} search={{ post: post.slug }}>
            {post.title}
          </PlainLink>
        </h2>
        {post.excerpt && <p>{post.excerpt}</p>}
        <TagList tags={post.tags} />
      </div>
    </PostCardFrame>
  )
}

export const PostCardFrame = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: 16,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& > img, & > .picture': { width: '100%', height: 'auto', aspectRatio: '4 / 3', borderRadius: 8 },
  '& > div:last-of-type': { display: 'grid', alignContent: 'start', gap: 8 },
  '& p': { color: theme.vars.palette.text.secondary },
  // The link's target is the whole card.
  '& h2 a::after': { content: '""', position: 'absolute', inset: 0 },
  [theme.breakpoints.up('md')]: {
    '[data-leads=true] > &:first-of-type': {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
      gap: 24,
      paddingBottom: 48,
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
      '& > img, & > .picture': { aspectRatio: '16 / 9' },
      '& > div:last-of-type': { alignContent: 'end', gap: 12 },
      '& h2': { fontSize: '1.75rem' },
    },
  },
}))
