import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { isAnotherPage } from './is-another-page.ts'

/**
 * Focuses the content and announces the title after a client-side navigation, as a browser does for
 * a page that it loads. Ignores changes within a page, such as filters and page numbers, except by links in the footer,
 * because the window then scrolls to the top.
 */
export function RouteAnnouncer({ contentId }: { contentId: string }) {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(() => {
    // The title can change after the navigation, when the page's data has loaded.
    const titles = new MutationObserver(() => setTitle(readTitle()))
    const stopWatching = router.subscribe('onBeforeNavigate', () => {
      // Page numbers change the title too, which is not another page's. That of a loading page is still to come.
      if (!isSilent()) titles.disconnect()
      // The current page's title is announced again only after another text.
      if (isFromFooter()) setTitle('')
    })
    const stop = router.subscribe('onResolved', ({ fromLocation, toLocation }) => {
      if (!fromLocation || !(isFromFooter() || isAnotherPage(fromLocation, toLocation))) return
      document.getElementById(contentId)?.focus({ preventScroll: true })
      setTitle(readTitle())
      titles.observe(document.head, { childList: true, subtree: true, characterData: true, attributes: true })
    })
    return () => {
      stopWatching()
      stop()
      titles.disconnect()
    }
  }, [router, contentId])
  // Not `role="status"`, because some pages have a status element of their own.
  return (
    <VisuallyHidden aria-live="polite" aria-atomic="true">
      {title}
    </VisuallyHidden>
  )
}

const isFromFooter = () => document.activeElement?.closest('footer')

/** Returns whether the page is loading, or announces itself (`PageHead`). */
const isSilent = () => document.querySelector('head > title')?.hasAttribute('data-silent')

const readTitle = () => (isSilent() ? '' : document.title)
