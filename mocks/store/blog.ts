/** Posts of the mock API. They are not in the store, because nothing changes a post. */
import type { BlogPost } from '#src/api/contract.ts'
import { parseDate } from '#src/lib/dates.ts'

/** Resolves the posts' relative URLs with `onSite`. Returns the posts sorted by date, newest first. */
export function buildBlog(posts: BlogPost[], toSiteUrl: (address: string) => string): BlogPost[] {
  return posts
    .map((post) => resolveUrls(post, toSiteUrl))
    .toSorted((a, b) => (parseDate(b.publishedAt) ?? 0) - (parseDate(a.publishedAt) ?? 0))
}

function resolveUrls(post: BlogPost, toSiteUrl: (address: string) => string): BlogPost {
  return {
    ...post,
    featuredImage: post.featuredImage ? toSiteUrl(post.featuredImage) : post.featuredImage,
    blocks: post.blocks.map((block) => {
      if (block.type === 'image' && block.src) return { ...block, src: toSiteUrl(block.src) }
      if (block.type === 'video' && block.src) {
        return { ...block, src: toSiteUrl(block.src), poster: block.poster && toSiteUrl(block.poster) }
      }
      if (block.type === 'product-showcase' && block.ctaUrl) return { ...block, ctaUrl: toSiteUrl(block.ctaUrl) }
      return block
    }),
  }
}
