import { createApiHandler } from '#mocks/http/api-handler.ts'
import { serve } from '#mocks/http/server.ts'
import { startApi } from '#mocks/http/start.ts'
import { builtInRows } from '#mocks/store/built-in-rows.ts'
import { seed } from '#mocks/store/db.ts'
import { CHECKS } from './all-checks.ts'
import { withFaults } from './testing/faults.ts'
import { runContract } from './testing/run-contract.ts'

const mockApi = createApiHandler(null)

beforeEach(() => seed(builtInRows, { cartStorage: () => null }))

describe('npm run contract', () => {
  test('exits with 0 if all checks pass', async () => {
    const { origin, close } = await startApi({ port: 0, host: '127.0.0.1', origins: null, site: '/' })
    const { code, output } = await runContract('--url', origin, '--runs', '3')
    await close()
    expect(output).toContain(`${CHECKS.length - 6} passed, 0 failed, 2 not checked, 4 warnings (seed 42)`)
    expect(code).toBe(0)
  })

  test('exits with 1 if a check fails', async () => {
    const { origin, close } = await serve(withFaults(mockApi, 'search ignored'), { port: 0, host: '127.0.0.1' })
    const { code, output } = await runContract('--url', origin, '--read-only', '--same-origin')
    await close()
    expect(output).toContain('✗ returns no products for a search without matches')
    expect(code).toBe(1)
  })

  test('prints only the report with --format json', async () => {
    const { origin, close } = await serve(withFaults(mockApi, 'search ignored'), { port: 0, host: '127.0.0.1' })
    const { code, output, stdout } = await runContract('--url', origin, '--read-only', '--format', 'json')
    await close()
    expect(JSON.parse(stdout).failed).toBe(2)
    expect(stdout).not.toContain('✗')
    expect(output).toContain('✗ returns no products for a search without matches')
    expect(code).toBe(1)
  })

  test.each([
    ['--format', 'yaml', '--format must be text, json or junit, not "yaml"'],
    ['--origin', 'shop', '--origin must be an address such as https://shop.example, not "shop"'],
    ['--runs', 'many', '--runs must be a whole number, not "many"'],
  ])('exits with 2 for %s %s', async (option, value, message) => {
    const { code, output } = await runContract('--url', 'http://127.0.0.1:1', option, value)
    expect(output).toContain(message)
    expect(code).toBe(2)
  })

  test('exits with 2 if no server responds', async () => {
    const { origin, close } = await serve(mockApi, { port: 0, host: '127.0.0.1' })
    await close()
    const { code, output } = await runContract('--url', origin)
    expect(output).toContain('Could not check the backend: connect ECONNREFUSED')
    expect(code).toBe(2)
  })

  test('repeats one check with --only, also one that requires others', async () => {
    const { origin, close } = await serve(withFaults(mockApi, 'search ignored', 'maxPrice ignored beside brandId'), {
      port: 0,
      host: '127.0.0.1',
    })
    const { code, output } = await runContract('--url', origin, '--only', 'Any combination of filters')
    await close()
    expect(output).toContain('0 passed, 1 failed, 0 not checked, 0 warnings (seed 42)')
    expect(output).toContain('Repeat this check: --only "applies any combination of filters, sort and page" --seed 42')
    expect(code).toBe(1)
  })

  test('exits with 2 for a name of several checks', async () => {
    const { code, output } = await runContract('--url', 'http://127.0.0.1:1', '--only', 'refuses')
    expect(output).toMatch(/^--only: "refuses" is in the names of \d+ checks\. Pass one of them:\n {2}GET /)
    expect(code).toBe(2)
  })

  test('advises against /api at the end of --url', async () => {
    const { origin, close } = await serve(mockApi, { port: 0, host: '127.0.0.1' })
    const { code, output } = await runContract('--url', `${origin}/api/`, '--read-only')
    await close()
    expect(output).toContain(`--url ends in /api, so requests go to ${origin}/api/api/products.`)
    expect(code).toBe(1)
  })

  test('exits with 2 without --url', async () => {
    const { code, output } = await runContract()
    expect(output).toContain('Pass the URL of the backend')
    expect(code).toBe(2)
  })
})
