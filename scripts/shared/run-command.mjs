import { spawn } from 'node:child_process'

/**
 * Runs a command and returns its exit status and output.
 * @param {string[]} command
 * @param {object} [options]
 * @param {Record<string, string>} [options.env] variables besides those of this process
 * @param {boolean} [options.live] prints the output at once instead of returning it
 * @returns {Promise<{ status: number | null, output: string }>}
 */
export function runCommand([program = '', ...args], { env, live = false } = {}) {
  const stdio = live ? 'inherit' : 'pipe'
  const child = spawn(program, args, {
    stdio: ['ignore', stdio, stdio],
    env: { ...process.env, ...env },
    // npm and npx are batch files on Windows, which only a shell can start.
    shell: process.platform === 'win32',
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (status) => resolve({ status, output }))
  })
}
