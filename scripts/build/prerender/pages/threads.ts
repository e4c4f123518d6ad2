/** Renders a site in several threads, each a share of its pages. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { File } from '../files/site-files.ts'

/** Runs `thread.ts`. A thread registers tsx itself, because Node 20 does not pass it on from the main thread. */
const THREAD = `import('tsx/esm/api').then(({ register }) => {
  register()
  return import('${new URL('thread.ts', import.meta.url)}')
})`

/**
 * Yields the pages of a site as threads finish them. Throws the error of a thread.
 *
 * @param entry the bundled `entry.ts`
 * @param args the first arguments of `renderSite`
 */
export async function* renderInThreads(entry: URL, args: unknown[], count: number): AsyncGenerator<File[]> {
  const threads = Array.from({ length: count }, (_, index) => {
    const workerData = { entry: entry.href, args: [...args, { index, count }] }
    return new Worker(THREAD, { eval: true, workerData })
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

/** Lets a thread render its next page. Resolves to no page at the end. */
function nextPage(thread: Worker) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- Threads of Node have no origin.
  thread.postMessage('next')
  const page = once(thread, 'message').then(([message]) => ({ thread, page: message }))
  // The caller may await it later than it rejects.
  page.catch(() => undefined)
  return page
}
