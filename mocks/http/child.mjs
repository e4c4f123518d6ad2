import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/**
 * Starts `npm run api` on a free port as a child process. Rejects with its output if it does not start.
 * @param {string[]} [options] further command-line options
 * @returns {Promise<{ origin: string, stop: () => Promise<number | null> }>} `stop` resolves to the exit code
 */
export async function startApiProcess(options = []) {
  const script = fileURLToPath(new URL('./cli.mjs', import.meta.url))
  const child = spawn(process.execPath, [script, '--port', '0', ...options], { stdio: ['ignore', 'pipe', 'pipe'] })
  /** @type {Promise<number | null>} */
  const exited = new Promise((resolve) => child.once('exit', resolve))
  const origin = await new Promise((resolve, reject) => {
    let output = ''
    const read = (/** @type {Buffer} */ chunk) => {
      output += chunk
      const [, url] = /Mock API at (\S+)\/api,/.exec(output) ?? []
      if (url) resolve(url)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void exited.then(() => reject(new Error(`The API server did not start: ${output}`)))
  })
  return {
    origin,
    stop() {
      child.kill('SIGTERM')
      return exited
    },
  }
}
