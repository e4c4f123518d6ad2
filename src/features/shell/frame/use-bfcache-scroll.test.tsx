import { screen } from '@testing-library/react'
import { renderApp } from '#src/testing/render-app.tsx'

const firePageEvent = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent(type, { persisted }))

/** Opens a page, scrolls it, and leaves it for another site. Returns a spy on `scrollTo`. */
async function leaveAt(position: number) {
  renderApp('/terms')
  await screen.findByRole('heading', { level: 1 })
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(position)
  firePageEvent('pagehide', true)
  return vi.spyOn(window, 'scrollTo')
}

test('a page from the back/forward cache has its scroll position restored', async () => {
  const scrollTo = await leaveAt(900)
  firePageEvent('pageshow', true)
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ left: 0, top: 900 })
})

test('the hook does not scroll a page that was loaded from the network, because the router does', async () => {
  const scrollTo = await leaveAt(900)
  firePageEvent('pageshow', false)
  expect(scrollTo).not.toHaveBeenCalled()
})
