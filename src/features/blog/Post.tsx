import { styled } from '@mui/material/styles'
import type { BlogPost } from '#src/api/contract.ts'
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx'
import { RouterButton } from '#src/ui/buttons.tsx'
import { JsonLd } from '#src/ui/JsonLd.tsx'
import { Page } from '#src/ui/Page.tsx'
import { PageHead } from '#src/ui/PageHead.tsx'
import { ProductImage } from '#src/ui/ProductImage.tsx'
import { useSite } from '#src/ui/site.tsx'
import { PostBlocks } from './blocks/PostBlocks.tsx'
import { postData } from './blog-json-ld.ts'
import { PostMeta } from './PostMeta.tsx'
import { TagList } from './TagList.tsx'
import { blogPath, toBlog } from './to-blog.ts'

/** A post: what it is about, then its blocks in order (spec §2). */
export function Post({ post }: { post: BlogPost }) {
  const { store } = useSite()
  return (
    <Article>
      <PageHead title={post.title} path={blogPath({ post: post.slug })} description={post.excerpt ?? undefined} />
      <JsonLd data={postData(post, store)} />
      <PostHead>
        <Breadcrumbs trail={['Home', { label: 'Blog', path: '/blog' }, post.title]} />
        <h1>{post.title}</h1>
        {post.excerpt && <p>{post.excerpt}</p>}
        <PostMeta post={post} />
        <TagList tags={post.tags} all />
      </PostHead>
      {post.featuredImage && <Picture src={post.featuredImage} alt="" width={1040} height={585} fetchPriority="high" />}
      {post.blocks.length > 0 ? (
        <PostBlocks blocks={post.blocks} />
      ) : (
        <Empty>No content available for this post.</Empty>
      )}
      <End>
        <RouterButton {...toBlog}>All posts</RouterButton>
      </End>
    </Article>
  )
}

/** What is looked at rather than read may be wider than the text. */
const WIDE = 1040

/** As wide as what is looked at in a post; its text stands narrower, in the middle. */
export const Article = styled(Page)({ maxWidth: WIDE + 2 * 24, containerType: 'inline-size' })

const PostHead = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  paddingBlock: '24px 32px',
  overflowWrap: 'anywhere',
  '& h1': { maxWidth: '22ch', fontSize: 'clamp(2rem, 1.2rem + 3.4vw, 3.5rem)' },
  '& > p': { maxWidth: '56ch', fontSize: theme.typography.h2.fontSize, color: theme.vars.palette.text.secondary },
}))

const Picture = styled(ProductImage)(({ theme }) => ({
  width: '100%',
  aspectRatio: '4 / 3',
  borderRadius: 8,
  [theme.breakpoints.up('md')]: { aspectRatio: '16 / 9' },
}))

const Empty = styled('p')(({ theme }) => ({
  paddingBlock: 64,
  textAlign: 'center',
  color: theme.vars.palette.text.secondary,
}))

const End = styled('div')({ display: 'grid', justifyItems: 'center', paddingBlock: '24px 72px' })
