import { screen } from '@testing-library/react'
import { renderApp } from '#src/testing/render-app.tsx'

const turn = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent(type, { persisted }))

/** Opens a page, scrolls it, and leaves it for another site. */
async function leaveAt(place: number) {
  renderApp('/terms')
  await screen.findByRole('heading', { level: 1 })
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(place)
  turn('pagehide', true)
  return vi.spyOn(window, 'scrollTo')
}

test('a page out of the back/forward cache is shown where it was left', async () => {
  const scrollTo = await leaveAt(900)
  turn('pageshow', true)
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ left: 0, top: 900 })
})

test('a page that is loaded finds its place by the router alone', async () => {
  const scrollTo = await leaveAt(900)
  turn('pageshow', false)
  expect(scrollTo).not.toHaveBeenCalled()
})
