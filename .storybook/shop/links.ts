/**
 * Intercepts links that would leave the story. Opens them in a new tab that shows the published shop, if there is one.
 */
export function interceptLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a')
    // Ignores the links that the router has handled, and those that open a tab anyway.
    if (!link || event.defaultPrevented || link.target || !leavesStory(link)) return
    event.preventDefault()
    void openInShop(link.href.slice(siteUrl().length))
  })
}

const siteUrl = () => new URL(import.meta.env.BASE_URL, location.href).href

const leavesStory = ({ href, hash, pathname }: HTMLAnchorElement) =>
  href.startsWith(siteUrl()) && !(hash && pathname === location.pathname)

async function openInShop(path: string) {
  const { shop = '' }: { shop?: string } = await fetch('./addresses.json').then(
    (response) => response.json(),
    () => ({}),
  )
  if (shop) open(new URL(shop + path, location.href), '_blank', 'noopener')
}
