/** The blog for search engines: what the page shows, in schema.org's words. */
import type { BlogPost } from '#src/api/contract.ts'
import { parseDate } from '#src/lib/dates.ts'
import { absoluteUrl } from '#src/lib/site-url.ts'

const CONTEXT = 'https://schema.org'

const postUrl = (slug: string) => absoluteUrl(`/blog/?post=${encodeURIComponent(slug)}`)

/** A post that no date was given for is not published. */
export const postData = (post: BlogPost, publisher: string) => {
  const published = parseDate(post.publishedAt)
  return {
    '@context': CONTEXT,
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt ?? undefined,
    image: post.featuredImage ? absoluteUrl(post.featuredImage) : undefined,
    datePublished: published === null ? undefined : new Date(published).toISOString(),
    keywords: post.tags.length > 0 ? post.tags : undefined,
    url: postUrl(post.slug),
    publisher: { '@type': 'Organization', name: publisher },
  }
}

export const blogData = (posts: BlogPost[], publisher: string) => ({
  '@context': CONTEXT,
  '@type': 'Blog',
  url: absoluteUrl('/blog/'),
  publisher: { '@type': 'Organization', name: publisher },
  blogPost: posts.map((post) => ({ '@type': 'BlogPosting', headline: post.title, url: postUrl(post.slug) })),
})
