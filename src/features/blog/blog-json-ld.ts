/** Structured data of the blog, for search engines (schema.org). */
import type { BlogPost } from '#src/api/contract.ts'
import type { Site } from '#src/config/site.tsx'
import { parseDate } from '#src/lib/dates.ts'
import { pageUrl, pictureUrl } from '#src/lib/site-url.ts'
import { blogPath } from './blog-link.ts'

const CONTEXT = 'https://schema.org'

const postUrl = ({ siteUrl }: Site['store'], { slug }: BlogPost) => pageUrl(siteUrl, blogPath({ post: slug }))

const publisherOf = ({ name }: Site['store']) => ({ '@type': 'Organization', name })

export const postJsonLd = (post: BlogPost, store: Site['store']) => {
  const published = parseDate(post.publishedAt)
  return {
    '@context': CONTEXT,
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt || undefined,
    image: post.featuredImage ? pictureUrl(store.siteUrl, post.featuredImage) : undefined,
    datePublished: published === null ? undefined : new Date(published).toISOString(),
    keywords: post.tags.length > 0 ? post.tags : undefined,
    url: postUrl(store, post),
    publisher: publisherOf(store),
  }
}

export const blogJsonLd = (posts: BlogPost[], store: Site['store']) => ({
  '@context': CONTEXT,
  '@type': 'Blog',
  url: pageUrl(store.siteUrl, blogPath()),
  publisher: publisherOf(store),
  blogPost: posts.map((post) => ({ '@type': 'BlogPosting', headline: post.title, url: postUrl(store, post) })),
})
