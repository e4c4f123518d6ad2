/** A link that leaves a story's document leads to the shop, where one is published beside Storybook; else nowhere. */
export function keepInStory(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a')
    // The router has handled its own by now, and what opens a tab of its own leaves the story alone.
    if (!link || event.defaultPrevented || link.target || !isOnSite(link)) return
    event.preventDefault()
    void openInShop(link.href.slice(siteUrl().length))
  })
}

const siteUrl = () => new URL(import.meta.env.BASE_URL, location.href).href

const isOnSite = ({ href, hash, pathname }: HTMLAnchorElement) =>
  href.startsWith(siteUrl()) && !(hash && pathname === location.pathname)

async function openInShop(path: string) {
  const { shop = '' }: { shop?: string } = await fetch('./addresses.json').then(
    (response) => response.json(),
    () => ({}),
  )
  if (shop) open(new URL(shop + path, location.href), '_blank', 'noopener')
}
