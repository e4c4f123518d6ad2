/*
 * Service worker of the mock API. It leaves all requests except /api/ of its own origin to the browser, because MSW's
 * worker would pass every request to the page.
 */
addEventListener('fetch', (event) => {
  const { origin, pathname, search } = new URL(event.request.url)
  // A picture of the scenario pictures-slow.
  if (search === '?demo-slow') {
    event.respondWith(new Promise((done) => setTimeout(done, 3000)).then(() => fetch(event.request)))
  }
  if (origin !== location.origin || !pathname.startsWith('/api/')) event.stopImmediatePropagation()
  // MSW's list of the pages that answer is empty after the browser has stopped the worker at rest.
  else if (event.clientId) activeClientIds.add(event.clientId)
})

// MSW's worker would replace an earlier one at once. Pages that are open would ignore it, and their requests reach the host.
// It waits until they are closed instead.
addEventListener('install', (event) => event.stopImmediatePropagation())

// MSW's worker unregisters itself when its last page closes. Ignores that message, because the next page of the visit
// may already rely on the worker.
addEventListener('message', (event) => {
  if (event.data === 'CLIENT_CLOSED') event.stopImmediatePropagation()
})

importScripts('mockServiceWorker.js')
