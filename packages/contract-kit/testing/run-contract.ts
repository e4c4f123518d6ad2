import { execFile } from 'node:child_process'

/** Runs `npm run contract` for tests. Returns the exit code and what it printed. */
export const runContract = (...options: string[]) =>
  new Promise<{ code: unknown; output: string; stdout: string }>((resolve) => {
    const command = ['--import', 'tsx', 'packages/contract-kit/cli.ts', '--seed', '42', ...options]
    execFile(process.execPath, command, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: stdout + stderr, stdout }),
    )
  })
