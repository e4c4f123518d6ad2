/** Renders a site in several threads, each a share of its pages. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/**
 * Yields the pages of a site as threads finish them. Throws the error of a thread.
 * @param {URL} entry the bundled `entry.ts`
 * @param {unknown[]} args the first arguments of `renderSite`
 * @param {number} count
 * @returns {AsyncGenerator<import('../files/site-files.mjs').File[]>}
 */
export async function* renderInThreads(entry, args, count) {
  const threads = Array.from({ length: count }, (_, index) => {
    const workerData = { entry: entry.href, args: [...args, { index, count }] }
    return new Worker(new URL('thread.mjs', import.meta.url), { workerData })
  })
  try {
    const next = new Map(threads.map((thread) => [thread, nextPage(thread)]))
    while (next.size > 0) {
      const { thread, page } = await Promise.race(next.values())
      if (page) {
        next.set(thread, nextPage(thread))
        yield page
      } else next.delete(thread)
    }
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()))
  }
}

/**
 * Lets a thread render its next page. Resolves to no page at the end.
 * @param {Worker} thread
 */
function nextPage(thread) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- Threads of Node have no origin.
  thread.postMessage('next')
  const page = once(thread, 'message').then(([message]) => ({ thread, page: message }))
  // The caller may await it later than it rejects.
  page.catch(() => undefined)
  return page
}
