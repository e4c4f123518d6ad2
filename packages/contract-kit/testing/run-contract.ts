import { execFile } from 'node:child_process'

/** Runs `npm run contract` for tests. Returns the exit code and what it printed. */
export const runContract = (...options: string[]) =>
  new Promise<{ code: unknown; output: string; stdout: string }>((resolve) => {
    execFile(process.execPath, ['packages/contract-kit/cli.mjs', '--seed', '42', ...options], (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: stdout + stderr, stdout }),
    )
  })
