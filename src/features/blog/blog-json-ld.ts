/** Structured data of the blog, for search engines (schema.org). */
import type { BlogPost } from '#src/api/contract.ts'
import type { Site } from '#src/config/site.tsx'
import { parseDate } from '#src/lib/dates.ts'
import { pageUrl, pictureUrl } from '#src/lib/site-url.ts'
import { listPath, postPath } from './blog-link.ts'

const CONTEXT = 'https://schema.org'

const postUrl = (site: Site, { slug }: BlogPost) => pageUrl(site.store.siteUrl, postPath(slug, site))

const publisherOf = ({ store: { name } }: Site) => ({ '@type': 'Organization', name })

export const postJsonLd = (post: BlogPost, site: Site) => {
  const published = parseDate(post.publishedAt)
  return {
    '@context': CONTEXT,
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt || undefined,
    image: post.featuredImage ? pictureUrl(site.store.siteUrl, post.featuredImage) : undefined,
    datePublished: published === null ? undefined : new Date(published).toISOString(),
    keywords: post.tags.length > 0 ? post.tags : undefined,
    url: postUrl(site, post),
    publisher: publisherOf(site),
  }
}

export const blogJsonLd = (posts: BlogPost[], site: Site) => ({
  '@context': CONTEXT,
  '@type': 'Blog',
  url: pageUrl(site.store.siteUrl, listPath()),
  publisher: publisherOf(site),
  blogPost: posts.map((post) => ({ '@type': 'BlogPosting', headline: post.title, url: postUrl(site, post) })),
})
