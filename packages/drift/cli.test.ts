import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApiHandler, type RequestHandler } from '#mocks/http/api-handler.ts'
import { type RunningServer, serve } from '#mocks/http/server.ts'
import { builtInRows } from '#mocks/store/built-in-rows.ts'
import { seed } from '#mocks/store/db.ts'

const folder = mkdtempSync(join(tmpdir(), 'overtone-drift-'))
const out = join(folder, 'out')
const file = join(out, 'drift.json')
const servers: RunningServer[] = []

beforeEach(() => seed(builtInRows, { cartStorage: () => null }))
afterEach(async () => {
  for (const { close } of servers.splice(0)) await close()
  rmSync(out, { recursive: true, force: true })
})
afterAll(() => rmSync(folder, { recursive: true }))

async function start(handler: RequestHandler): Promise<string> {
  const server = await serve(handler, { port: 0, host: '127.0.0.1' })
  servers.push(server)
  return server.origin
}

/** Runs `npm run drift`. `onStart` receives the process. */
const runDrift = (...options: string[]) =>
  new Promise<{ code: unknown; output: string }>((resolve) => {
    const command = [
      '--import',
      'tsx',
      'packages/drift/cli.ts',
      '--out',
      out,
      '--shop',
      'http://127.0.0.1:1/',
      ...options,
    ]
    execFile(process.execPath, command, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    )
  })

const mockApi = createApiHandler(null)

/** Adds a field with markup to all brands. */
const withCountry: RequestHandler = async (request) => {
  const response = await mockApi(request)
  if (!request.url.endsWith('/api/brands')) return response
  const rows: object[] = await response.json()
  return new Response(JSON.stringify(rows.map((row) => Object.assign(row, { '<script>': 'DK' }))), response)
}

test('a run without differences exits with 0, a new one with 1, and the same again with 0', async () => {
  let isChanged = false
  const origin = await start(async (request) => (isChanged ? withCountry : mockApi)(request))
  const first = await runDrift('--url', origin)
  expect(first.output).toContain('0 new, 0 known, 0 gone')
  expect(first.code).toBe(0)

  isChanged = true
  const second = await runDrift('--url', origin, '--against', file)
  expect(second.output).toContain('New\n  GET /api/brands, fields\n      <script> is an additional field')
  expect(second.output).toContain(`      curl -i '${origin}/api/brands' -H 'origin: http://127.0.0.1:1'`)
  expect(second.code).toBe(1)
  const page = readFileSync(join(out, 'drift.html'), 'utf8')
  expect(page).toContain('<p>&lt;script&gt; is an additional field')
  expect(page).toContain('href="http://127.0.0.1:1/#state=1.')
  expect(page).not.toContain('<script')
  expect(readFileSync(file).length).toBeLessThan(2_000_000)

  const third = await runDrift('--url', origin, '--against', file)
  expect(third.output).toContain('0 new, 1 known, 0 gone')
  expect(third.code).toBe(0)
  expect(readdirSync(out).filter((name) => name.endsWith('.part'))).toEqual([])
})

describe('exits with 2 and writes nothing', () => {
  test('for an HTML page in place of JSON', async () => {
    const html = async () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })
    const { code, output } = await runDrift('--url', await start(html))
    expect(output).toContain('Could not compare the server, and wrote no drift.json: GET /api/products')
    expect({ code, isWritten: existsSync(out) }).toEqual({ code: 2, isWritten: false })
  })

  test('if it is stopped, with an empty cart', async () => {
    const left = new Set<string>()
    let stop: () => void = () => undefined
    const origin = await start(async (request) => {
      const id = request.headers.get('x-cart-id') ?? ''
      if (request.url.endsWith('/cart/update') && left.has(id)) stop()
      if (request.url.endsWith('/cart/clear')) left.delete(id)
      const response = await mockApi(request)
      if (request.url.endsWith('/cart/add') && response.ok) left.add(id)
      return response
    })
    const result = new Promise<{ code: unknown; output: string }>((resolve) => {
      const command = ['--import', 'tsx', 'packages/drift/cli.ts', '--url', origin, '--out', out]
      const child = execFile(process.execPath, command, (error, stdout, stderr) =>
        resolve({ code: error?.code ?? 0, output: stdout + stderr }),
      )
      stop = () => child.kill('SIGINT')
    })
    const { code, output } = await result
    expect(output).toContain('and wrote no drift.json: The run was stopped.')
    expect({ code, left: left.size, isWritten: existsSync(out) }).toEqual({ code: 2, left: 0, isWritten: false })
  })

  test('for a file of --against that cannot be used', async () => {
    const against = join(folder, 'no-such.json')
    const { code, output } = await runDrift('--url', 'http://127.0.0.1:1', '--against', against)
    expect(output).toContain(`--against: ${against} cannot be read: there is no ${against}`)
    expect(code).toBe(2)
  })
})
