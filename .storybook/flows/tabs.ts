/** While a flow runs, no tab that the shop opens is a real one. */
import { limitPopups } from '#mocks/lab/popups.ts'

/** Returns the addresses that were opened so far, and what lets tabs be real again. A scenario's blocker is chosen after it. */
export function catchTabs() {
  limitPopups(undefined)
  const open = Reflect.get(window, 'open')
  const links: string[] = []
  const tabs: { closed: false; opener: unknown; location: { href: string } }[] = []
  Reflect.set(window, 'open', () => {
    const tab = { closed: false, opener: window, location: { href: '' } } as const
    tabs.push(tab)
    return tab
  })
  const catchLink = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a')
    if (!link) return
    // Storybook's own `<base target="_parent">` would open the page's own anchors in the manager's place.
    if (link.getAttribute('href')?.startsWith('#')) link.target = '_self'
    if (link.target !== '_blank') return
    event.preventDefault()
    links.push(link.href)
  }
  document.addEventListener('click', catchLink, true)
  return {
    addresses: (): string[] => [...tabs.map(({ location }) => location.href), ...links],
    letGo: () => {
      document.removeEventListener('click', catchLink, true)
      limitPopups(undefined)
      Reflect.set(window, 'open', open)
    },
  }
}
