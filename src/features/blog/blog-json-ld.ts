/** The blog for search engines: what the page shows, in schema.org's words. */
import type { BlogPost } from '#src/api/contract.ts'
import { parseDate } from '#src/lib/dates.ts'

const CONTEXT = 'https://schema.org'
const BASE = import.meta.env.BASE_URL

const postUrl = (slug: string) => `${BASE}blog/?post=${encodeURIComponent(slug)}`

/** Takes the post's title where the page is a post's. */
export function breadcrumbData(title?: string) {
  const step = (position: number, name: string, item?: string) => ({ '@type': 'ListItem', position, name, item })
  const home = step(1, 'Home', BASE)
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement:
      title === undefined ? [home, step(2, 'Blog')] : [home, step(2, 'Blog', `${BASE}blog/`), step(3, title)],
  }
}

/** A post that no date was given for is not published. */
export const postData = (post: BlogPost, publisher: string) => {
  const published = parseDate(post.publishedAt)
  return {
    '@context': CONTEXT,
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt ?? undefined,
    image: post.featuredImage ?? undefined,
    datePublished: published === null ? undefined : new Date(published).toISOString(),
    keywords: post.tags.length > 0 ? post.tags : undefined,
    url: postUrl(post.slug),
    publisher: { '@type': 'Organization', name: publisher },
  }
}

export const blogData = (posts: BlogPost[], publisher: string) => ({
  '@context': CONTEXT,
  '@type': 'Blog',
  url: `${BASE}blog/`,
  publisher: { '@type': 'Organization', name: publisher },
  blogPost: posts.map((post) => ({ '@type': 'BlogPosting', headline: post.title, url: postUrl(post.slug) })),
})
