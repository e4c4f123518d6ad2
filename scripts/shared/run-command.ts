import { spawn } from 'node:child_process'

type CommandOptions = {
  /** Variables besides those of this process. */
  env?: Record<string, string>
  /** Prints the output at once instead of returning it. */
  live?: boolean
}

/** Runs a command and returns its exit status and output. */
export function runCommand(
  [program = '', ...args]: string[],
  { env, live = false }: CommandOptions = {},
): Promise<{ status: number | null; output: string }> {
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
