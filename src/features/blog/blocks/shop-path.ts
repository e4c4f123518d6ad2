/**
 * Takes a checked address and where the shop is published; returns the shop's page
 * that it names, or null for one out of the shop. A path always means the shop's:
 * who wrote the post need not know where the shop is published.
 */
export function shopPath(address: string, root: string): string | null {
  if (!address.startsWith('/')) return null
  // Resolved as a browser would, so that no step up leads out.
  const { pathname, search, hash } = new URL(address, 'https://shop.example')
  const folder = root.slice(0, -1)
  const page = pathname === folder ? '/' : pathname.startsWith(root) ? pathname.slice(folder.length) : pathname
  return page + search + hash
}
