/*
 * The mock API's worker. Only /api is answered by the page; pictures, scripts and
 * documents never pass through it (MSW's own worker would send them all there).
 */
addEventListener('fetch', (event) => {
  if (!new URL(event.request.url).pathname.startsWith('/api/')) event.stopImmediatePropagation()
})

// MSW's worker unregisters itself when its last page closes. The next page of the
// same visit may be relying on it by then, and would find nobody there.
addEventListener('message', (event) => {
  if (event.data === 'CLIENT_CLOSED') event.stopImmediatePropagation()
})

importScripts('mockServiceWorker.js')
