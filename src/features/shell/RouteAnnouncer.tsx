import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { isAnotherPage } from './is-another-page.ts'

/**
 * What a browser does for a page that it loads, done for those the shop shows by
 * itself: the focus starts at the content, and the title is read out. Filters,
 * sorts and page numbers change the URL but not the page, and move nothing.
 */
export function RouteAnnouncer({ contentId }: { contentId: string }) {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(() => {
    // A page that loads its data gets its title later than its place.
    const titles = new MutationObserver(() => setTitle(document.title))
    const stop = router.subscribe('onResolved', ({ fromLocation, toLocation }) => {
      titles.disconnect()
      if (!fromLocation || !isAnotherPage(fromLocation, toLocation)) return
      document.getElementById(contentId)?.focus({ preventScroll: true })
      setTitle(document.title)
      titles.observe(document.head, { childList: true, subtree: true, characterData: true })
    })
    return () => {
      stop()
      titles.disconnect()
    }
  }, [router, contentId])
  // Not a status: pages have one of their own.
  return (
    <VisuallyHidden aria-live="polite" aria-atomic="true">
      {title}
    </VisuallyHidden>
  )
}
