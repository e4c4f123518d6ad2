/** Records the tabs that a flow would open, so that no real tab opens. */
import { limitPopups } from '#mocks/lab/popups.ts'

/**
 * Replaces `window.open` and intercepts clicks on links with `target="_blank"`. Returns the recorded URLs and a
 * function that restores the browser's behaviour. Also removes the popup blocker of the active scenario. Choose the
 * scenario again afterwards, so that its blocker wraps the recorder.
 */
export function recordTabs() {
  limitPopups(undefined)
  const open = Reflect.get(window, 'open')
  const links: string[] = []
  const tabs: { closed: false; opener: unknown; location: { href: string } }[] = []
  Reflect.set(window, 'open', () => {
    const tab = { closed: false, opener: window, location: { href: '' } } as const
    tabs.push(tab)
    return tab
  })
  const recordLink = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a')
    if (!link) return
    // Keeps in-page links in the story's iframe.
    if (link.getAttribute('href')?.startsWith('#')) link.target = '_self'
    if (link.target !== '_blank') return
    event.preventDefault()
    links.push(link.href)
  }
  document.addEventListener('click', recordLink, true)
  return {
    urls: (): string[] => [...tabs.map(({ location }) => location.href), ...links],
    restore: () => {
      document.removeEventListener('click', recordLink, true)
      limitPopups(undefined)
      Reflect.set(window, 'open', open)
    },
  }
}
