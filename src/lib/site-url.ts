/**
 * Where the site is published, for what must name it in full: canonical links,
 * Open Graph, structured data, the sitemap. `VITE_SITE_URL` is its origin.
 */
const ORIGIN = import.meta.env.VITE_SITE_URL ?? 'https://overtone.example'

/** Takes a path inside the shop, or an address that already stands below the base path or elsewhere. */
export function absoluteUrl(path: string): string {
  const base = import.meta.env.BASE_URL
  const below = path.startsWith('/') && !path.startsWith(base) ? base + path.slice(1) : path
  return new URL(below, ORIGIN).href
}
