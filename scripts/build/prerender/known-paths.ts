/** Pages that are prerendered; all other paths get 404.html. */
import { createMemoryHistory } from '@tanstack/react-router'
import type { Rows } from '#mocks/db.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { createAppRouter } from '#src/app/router.tsx'
import { hasPage, type Site } from '#src/config/site.tsx'
import { postPath } from '#src/features/blog/blog-link.ts'

/** Returns the routes without parameters; optional parameters are left out. */
function staticPaths(site: Site): string[] {
  const { routesByPath } = createAppRouter({ queryClient: createQueryClient(), site }, createMemoryHistory())
  return Object.keys(routesByPath)
    .map((path) => path.replace(/\/\{-\$\w+\}$/, ''))
    .filter((path) => !path.includes('$') && hasPage(site, path))
}

export type KnownPage = {
  /** Includes the query that selects the content. */
  path: string
  /** The date of the product or post. */
  date?: string | null
}

/** Returns the shop's pages without parameters, and those of the categories, products and posts in `rows`, if given. */
export async function knownPages(site: Site, rows?: Rows): Promise<KnownPage[]> {
  const pages = staticPaths(site).map((path) => ({ path }))
  if (!rows) return pages
  const posts = hasPage(site, '/blog') ? await rows.posts() : []
  return [
    ...pages,
    ...rows.categories.map(({ slug }) => ({ path: `/category/${slug}` })),
    ...rows.products.map(({ id, createdAt }) => ({ path: `/products/${id}`, date: createdAt })),
    ...posts.map(({ slug, publishedAt }) => ({ path: postPath(slug, site), date: publishedAt })),
  ]
}
