import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/**
 * Starts `npm run api` on a free port as a process of its own, for what measures
 * or tests it. Takes further options of the script; rejects with what it printed
 * when it does not start.
 * @param {string[]} [options]
 * @returns {Promise<{ origin: string, stop: () => Promise<number | null> }>} `stop` resolves to the exit code
 */
export async function startApiProcess(options = []) {
  const script = fileURLToPath(new URL('./cli.mjs', import.meta.url))
  const child = spawn(process.execPath, [script, '--port', '0', ...options], { stdio: ['ignore', 'pipe', 'pipe'] })
  /** @type {Promise<number | null>} */
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const origin = await new Promise((resolve, reject) => {
    let printed = ''
    const read = (/** @type {Buffer} */ chunk) => {
      printed += chunk
      const [, started] = /Mock API at (\S+)\/api,/.exec(printed) ?? []
      if (started) resolve(started)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void ended.then(() => reject(new Error(`The API server did not start: ${printed}`)))
  })
  return {
    origin,
    stop() {
      child.kill('SIGTERM')
      return ended
    },
  }
}
