import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { BlogPost } from '#src/api/contract.ts'
import { useSite } from '#src/config/site.tsx'
import { TEXT_EDGE } from '#src/features/blog/blocks/BlockFlow.tsx'
import { PostBlocks } from '#src/features/blog/blocks/PostBlocks.tsx'
import { postJsonLd } from '#src/features/blog/blog-json-ld.ts'
import { blogLink, postPath } from '#src/features/blog/blog-link.ts'
import { PostMeta } from '#src/features/blog/PostMeta.tsx'
import { TagList } from '#src/features/blog/TagList.tsx'
import { ProductImage } from '#src/features/products/ProductImage.tsx'
import { sharedPicture } from '#src/lib/studio-picture.ts'
import { RouterButton } from '#src/ui/controls/buttons.tsx'
import { Breadcrumbs } from '#src/ui/page/Breadcrumbs.tsx'
import { JsonLd } from '#src/ui/page/JsonLd.tsx'
import { Page } from '#src/ui/page/Page.tsx'
import { PageHead } from '#src/ui/page/PageHead.tsx'

/** A post: title, excerpt, date and tags, then its blocks in order (spec §2). */
export function Post({ post }: { post: BlogPost }) {
  const site = useSite()
  return (
    <Article>
      <PageHead
        title={post.title}
        path={postPath(post.slug, site)}
        description={post.excerpt ?? undefined}
        image={sharedPicture(post.featuredImage ?? undefined)}
      />
      <JsonLd data={postJsonLd(post, site)} />
      <PostHead>
        <Breadcrumbs trail={['Home', { label: 'Blog', path: '/blog' }, post.title]} />
        <Typography variant="h1" dir="auto" sx={{ maxWidth: '22ch', fontSize: 'display.fontSize' }}>
          {post.title}
        </Typography>
        {post.excerpt && (
          <Typography color="textSecondary" dir="auto" sx={{ maxWidth: '50ch', fontSize: 'h2.fontSize' }}>
            {post.excerpt}
          </Typography>
        )}
        <PostMeta post={post} />
        <TagList tags={post.tags} all />
      </PostHead>
      {post.featuredImage && <Picture src={post.featuredImage} alt="" width={1040} height={585} fetchPriority="high" />}
      {post.blocks.length > 0 ? (
        <PostBlocks blocks={post.blocks} />
      ) : (
        <Typography color="textSecondary" sx={{ paddingBlock: 16, textAlign: 'center' }}>
          No content available for this post.
        </Typography>
      )}
      <Stack sx={{ alignItems: 'center', paddingBlock: '24px 72px' }}>
        <RouterButton {...blogLink}>All posts</RouterButton>
      </Stack>
    </Article>
  )
}

/** The texts above the picture, with the same left edge as those below it. */
export const PostHead = styled(Stack)(({ theme }) => ({
  gap: 16,
  paddingBlock: '24px 32px',
  paddingInlineStart: TEXT_EDGE,
  // TEXT_EDGE depends on it.
  fontSize: theme.typography.h3.fontSize,
}))

/** The page's column. Its width is that of pictures, videos and showcases, plus the gutters. Text is narrower. */
export const Article = styled(Page)(({ theme: { layout } }) => ({
  maxWidth: layout.post + 2 * layout.gutter.wide,
  containerType: 'inline-size',
}))

const Picture = styled(ProductImage)(({ theme }) => ({
  width: '100%',
  aspectRatio: '4 / 3',
  borderRadius: theme.shape.pictureRadius,
  [theme.breakpoints.up('md')]: { aspectRatio: '16 / 9' },
}))
