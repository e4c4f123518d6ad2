/*
 * The mock API's worker. Only /api is answered by the page; pictures, scripts and
 * documents never pass through it (MSW's own worker would send them all there).
 */
addEventListener('fetch', (event) => {
  if (!new URL(event.request.url).pathname.startsWith('/api/')) event.stopImmediatePropagation()
})

importScripts('mockServiceWorker.js')
