/** The read side of the mock's blog. Nothing changes a post, so none is kept in the store. */
import type { BlogPost } from '#src/api/contract.ts'

/** Takes posts and what turns their addresses into those of the site; returns them newest first. */
export function buildBlog(posts: BlogPost[], onSite: (address: string) => string): BlogPost[] {
  return posts
    .map((post) => postAt(onSite, post))
    .toSorted((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''))
}

function postAt(onSite: (address: string) => string, post: BlogPost): BlogPost {
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
