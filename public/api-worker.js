/*
 * Service worker of the mock API. It leaves all requests except /api/ of its own origin to the browser, because MSW's
 * worker would pass every request to the page.
 */
addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url)
  if (origin !== location.origin || !pathname.startsWith('/api/')) event.stopImmediatePropagation()
})

// MSW's worker unregisters itself when its last page closes. Ignores that message, because the next page of the visit
// may already rely on the worker.
addEventListener('message', (event) => {
  if (event.data === 'CLIENT_CLOSED') event.stopImmediatePropagation()
})

importScripts('mockServiceWorker.js')
