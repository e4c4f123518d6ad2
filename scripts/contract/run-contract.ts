/** `npm run contract`, for tests: returns how it ended, and what it printed. */
import { execFile } from 'node:child_process'

export const runContract = (...options: string[]) =>
  new Promise<{ code: unknown; printed: string }>((resolve) => {
    execFile(process.execPath, ['scripts/contract/cli.mjs', '--seed', '42', ...options], (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, printed: stdout + stderr }),
    )
  })
