/**
 * Unregisters the mock's service worker of an earlier visit. Takes the site's base path.
 *
 * The worker controls this page until it is left, and asks it to answer requests to /api. The page lets them pass.
 */
export async function unregisterMockWorker(basePath: string): Promise<void> {
  const { serviceWorker } = navigator
  if (!serviceWorker) return
  serviceWorker.addEventListener('message', ({ ports: [port] }) => port?.postMessage({ type: 'PASSTHROUGH' }))
  serviceWorker.startMessages()
  const { href } = new URL(`${basePath}api-worker.js`, location.href)
  for (const registration of await serviceWorker.getRegistrations()) {
    const { active, waiting, installing } = registration
    if ([active, waiting, installing].some((worker) => worker?.scriptURL === href)) await registration.unregister()
  }
}
