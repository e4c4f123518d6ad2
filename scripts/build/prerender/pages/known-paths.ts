/** Pages that are prerendered; all other paths get 404.html. */
import { dirname } from 'node:path'
import { createMemoryHistory } from '@tanstack/react-router'
import type { Rows } from '#mocks/store/store.ts'
import type { Product } from '#src/api/contract.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { createAppRouter } from '#src/app/router.tsx'
import { hasPage, isPrerenderedCall, type Site } from '#src/config/site.tsx'
import { postPath } from '#src/features/blog/blog-link.ts'
import { parseDate } from '#src/lib/dates.ts'
import { canBeFolder } from '#src/lib/page-folder.ts'

/** Returns the paths of all routes, such as `/category/$slug`. */
function routePaths(site: Site): string[] {
  const { routesByPath } = createAppRouter({ queryClient: createQueryClient(), site }, createMemoryHistory())
  return Object.keys(routesByPath)
}

/** Returns the routes without parameters; optional parameters are left out. */
const staticPaths = (site: Site): string[] =>
  routePaths(site)
    .map((path) => path.replace(/\/\{-\$\w+\}$/, ''))
    .filter((path) => !path.includes('$') && hasPage(site, path))

/** Returns the routes with a parameter: those of products, categories and, if the shop has a blog, posts. */
export const dynamicRoutes = (site: Site): string[] =>
  routePaths(site).filter((path) => path.includes('$') && hasPage(site, dirname(path)))

export type KnownPage = {
  /** Encoded as in URLs. Includes the query that selects the content. */
  path: string
  /** The date of the product or post. */
  date?: string | null
}

/**
 * Returns the shop's pages without parameters, and those of the categories, products and posts in `rows` that are
 * prerendered and whose slug or id can be a folder.
 * @param newest number of products; all if it is not given
 * @param warn receives a sentence about each of the others
 */
export async function knownPages(
  site: Site,
  rows: Rows | null,
  newest?: number,
  warn: (message: string) => void = () => undefined,
): Promise<KnownPage[]> {
  const pages = staticPaths(site).map((path) => ({ path }))
  if (!rows) return pages
  const hasFolder = (name: string, key: string) => {
    const isFolder = canBeFolder(key)
    if (!isFolder)
      warn(`The ${name} ${shortened(key)} has no page of its own, because it cannot be the name of a folder.`)
    return isFolder
  }
  const categories = isPrerenderedCall(site, '/api/categories') ? rows.categories : []
  const products = isPrerenderedCall(site, '/api/products') ? rows.products : []
  const posts = hasPage(site, '/blog') && isPrerenderedCall(site, '/api/blog') ? await rows.posts() : []
  return [
    ...pages,
    ...categories
      .filter(({ slug }) => hasFolder('category', slug))
      .map(({ slug }) => ({ path: `/category/${encodeURIComponent(slug)}` })),
    ...(newest === undefined ? products : newestOf(products, newest))
      .filter(({ id }) => hasFolder('product', id))
      .map(({ id, createdAt }) => ({ path: `/products/${encodeURIComponent(id)}`, date: createdAt })),
    ...posts
      .filter(({ slug }) => hasFolder('post', slug))
      .map(({ slug, publishedAt }) => ({ path: postPath(slug, site), date: publishedAt })),
  ]
}

/** Returns a key in quotation marks, without the end of a long one. */
const shortened = (key: string): string => JSON.stringify(key.length > 60 ? `${key.slice(0, 60)}…` : key)

/** Returns the first products of the listing, which sorts by date. */
const newestOf = (products: Product[], count: number): Product[] =>
  products.toSorted((a, b) => dateOf(b) - dateOf(a)).slice(0, count)

const dateOf = ({ createdAt }: Product): number => parseDate(createdAt) ?? 0
