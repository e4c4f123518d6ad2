/** One thread of `threads.ts`. Renders the next page for each message. */
import { parentPort, workerData } from 'node:worker_threads'

const { renderSite } = await import(workerData.entry)
const pages = renderSite(...workerData.args)
parentPort?.on('message', async () => {
  const { value } = await pages.next()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- Threads of Node have no origin.
  parentPort?.postMessage(value)
})
