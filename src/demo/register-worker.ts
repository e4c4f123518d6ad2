/** Registers the service worker of the mock API, before the mock's scripts have arrived. */

/** Milliseconds to wait for the worker before the page answers instead. */
export const WORKER_TIMEOUT = 4000

/**
 * Registers the worker, so that MSW finds it registered. Resolves with whether it controls the page; with false if it does
 * not within `WORKER_TIMEOUT`.
 */
export async function registerWorker(basePath: string): Promise<boolean> {
  const tooLate = new Promise<boolean>((resolve) => setTimeout(resolve, WORKER_TIMEOUT, false))
  return Promise.race([register(`${basePath}api-worker.js`), tooLate]).catch(() => false)
}

async function register(url: string): Promise<boolean> {
  const { serviceWorker } = navigator
  if (!serviceWorker) return false
  if (serviceWorker.controller) return true
  // After a hard reload, no worker controls the page, although one is registered.
  if (await isRegistered(url)) return false
  await serviceWorker.register(url)
  // On a first visit it can be active before it has claimed the page.
  if (!serviceWorker.controller) {
    await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
  }
  return true
}

async function isRegistered(url: string): Promise<boolean> {
  const registrations = await navigator.serviceWorker.getRegistrations()
  const scriptUrl = new URL(url, location.href).href
  return registrations.some(({ active, waiting, installing }) =>
    [active, waiting, installing].some((worker) => worker?.scriptURL === scriptUrl),
  )
}
