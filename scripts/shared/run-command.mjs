import { spawn } from 'node:child_process'

/**
 * Runs a command and returns its exit status and what it printed to stdout and stderr.
 * @param {string[]} command
 * @param {Record<string, string>} [env] variables besides those of this process
 * @returns {Promise<{ status: number | null, output: string }>}
 */
export function runCommand([program = '', ...args], env) {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    // npm and npx are batch files on Windows, which only a shell can start.
    shell: process.platform === 'win32',
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (status) => resolve({ status, output }))
  })
}
