/** Posts of the mock API. They are not in the store, because nothing changes a post. */
import type { BlogPost } from '#src/api/contract.ts'

/** Resolves the posts' relative URLs with `onSite`. Returns the posts sorted by date, newest first. */
export function buildBlog(posts: BlogPost[], onSite: (address: string) => string): BlogPost[] {
  return posts
    .map((post) => resolveUrls(post, onSite))
    .toSorted((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''))
}

function resolveUrls(post: BlogPost, onSite: (address: string) => string): BlogPost {
  return {
    ...post,
    featuredImage: post.featuredImage ? onSite(post.featuredImage) : post.featuredImage,
    blocks: post.blocks.map((block) => {
      if (block.type === 'image' && block.src) return { ...block, src: onSite(block.src) }
      if (block.type === 'video' && block.src) {
        return { ...block, src: onSite(block.src), poster: block.poster && onSite(block.poster) }
      }
      if (block.type === 'product-showcase' && block.ctaUrl) return { ...block, ctaUrl: onSite(block.ctaUrl) }
      return block
    }),
  }
}
