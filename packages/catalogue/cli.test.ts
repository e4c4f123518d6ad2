import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { wooCommerceExport } from './testing/testdata/feeds.ts'

let folder: string
let from: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'catalogue-'))
  from = join(folder, 'products.csv')
  await writeFile(from, wooCommerceExport(300, 7).text)
})
afterEach(() => rm(folder, { recursive: true }))

/** Runs a program with the command's script. Returns its exit code and what it printed. */
const run = (program: string, ...options: string[]) =>
  new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    execFile(program, options, (error, stdout, stderr) => resolve({ code: error?.code ?? 0, stdout, stderr }))
  })
const COMMAND = ['--import', 'tsx', 'packages/catalogue/cli.ts']
const catalogue = (...options: string[]) => run(process.execPath, ...COMMAND, ...options)

test('prints what was written, and bad rows to the standard error', async () => {
  const out = join(folder, 'shop')
  const { code, stdout, stderr } = await catalogue('--from', from, '--out', out, '--limit', '300', 'newest')
  expect(stdout).toMatch(
    /^Wrote 288 products, 4 categories, 4 brands, 0 posts to .*\/data\/catalogue-[\da-f]{8}\.json\.\n$/,
  )
  expect(stderr).toContain('12 bad rows:')
  expect(code).toBe(0)
})

test.each([
  [['--allow', 'all'], '--allow must be a whole number, not "all"'],
  [['--decimal', 'dot'], '--decimal must be comma or point, not "dot"'],
  [['--currency', 'euro'], '--currency must be the code of a currency, such as EUR, not "euro"'],
  [['--encoding', 'utf'], '--encoding must be the name of an encoding, such as windows-1250, not "utf"'],
  [['--layout', 'avin'], 'There is no layout "avin".'],
  [['--link', 'https://track.example/?id=me'], '--link must contain {link}'],
  [['--where', 'price>'], '--where must be a condition such as'],
  [['--limit', 'all'], '--limit must be a whole number, not "all"'],
  [['--limit', '5', 'oldest'], "Unexpected argument 'oldest'"],
  [['--currency-as-usd'], "Unknown option '--currency-as-usd'"],
  [['--drop-dead'], '--drop-dead and --through-trackers are only for --check-links'],
  [['--check-links'], '--check-links needs the folder of a catalogue as --out, and no --from'],
  [['--input', 'x'], "Unknown option '--input'"],
])('exits with 1 and writes nothing for %j', async (options, message) => {
  const { code, stderr } = await catalogue('--from', from, '--out', join(folder, 'shop'), ...options)
  expect(stderr).toContain(message)
  expect(code).toBe(1)
  expect(await readdir(folder)).toEqual(['products.csv'])
})

test('exits with 1 without a file or a folder', async () => {
  expect(await catalogue('--from', from)).toMatchObject({ code: 1, stderr: expect.stringContaining('Pass a file and') })
})

// The limit of a file's size fails in the same way as a full disk. Windows has none.
test('a full disk leaves nothing behind', { skip: process.platform === 'win32' }, async () => {
  const script = 'ulimit -f 32; exec "$0" "$@"'
  const out = join(folder, 'shop')
  const options = [...COMMAND, '--from', from, '--out', out]
  const { code, stderr } = await run('bash', '-c', script, process.execPath, ...options)
  expect(stderr).toMatch(/Could not write to .*: EFBIG: .* Nothing was changed\./)
  expect(code).toBe(1)
  expect(await readdir(folder)).toEqual(['products.csv'])
})
