/** One thread of `threads.mjs`. Renders the next file for each message. */
import { parentPort, workerData } from 'node:worker_threads'

const { renderSite } = await import(workerData.entry)
const files = renderSite(...workerData.args)
parentPort?.on('message', async () => {
  const { value } = await files.next()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- Threads of Node have no origin.
  parentPort?.postMessage(value)
})
