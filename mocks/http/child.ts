import { spawn } from 'node:child_process'

export type ApiProcess = {
  origin: string
  /** Stops the process and resolves to its exit code. */
  stop: () => Promise<number | null>
}

/** Starts `npm run api` on a free port as a child process. Rejects with its output if it does not start. */
export async function startApiProcess(options: string[] = []): Promise<ApiProcess> {
  const command = ['--import', 'tsx', 'mocks/http/cli.ts', '--port', '0', ...options]
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'] })
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const origin = await new Promise<string>((resolve, reject) => {
    let output = ''
    const read = (chunk: Buffer) => {
      output += String(chunk)
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
