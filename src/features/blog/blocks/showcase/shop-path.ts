/**
 * Returns the path within the shop for a safe address, or null for another site.
 *
 * The path may start with the base path or not, because authors of posts need not know where the shop
 * is deployed.
 *
 * @param base the shop's base path, with a trailing slash
 */
export function shopPath(address: string, base: string): string | null {
  if (!address.startsWith('/')) return null
  // Resolves `..` as browsers do.
  const { pathname, search, hash } = new URL(address, 'https://shop.example')
  const folder = base.slice(0, -1)
  const page = pathname === folder ? '/' : pathname.startsWith(base) ? pathname.slice(folder.length) : pathname
  return page + search + hash
}
