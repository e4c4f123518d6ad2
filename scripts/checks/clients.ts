/**
 * Generates a client from the OpenAPI document, compiles it and reads an answer of the mock API. Prism then serves the
 * document and must accept the requests that the prose allows.
 *
 * These packages need 125 MB, so they have a lockfile of their own. It also has TypeScript 5.9 as a peer of the
 * generator, which uses its API. Prism is 5.14, the last version for Node 20.
 */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { startApiProcess } from '../../mocks/http/child.ts'
import { runCommand } from '../shared/run-command.ts'

const PRODUCT = 'norrvane-studio-16'
const FOLDER = 'scripts/openapi/clients'
const DOCUMENT = 'public/api-docs/openapi.json'
const GENERATED = `${FOLDER}/generated`

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
if (!existsSync(`${FOLDER}/node_modules`)) await run('npm', 'ci', '--prefix', FOLDER, '--ignore-scripts', '--no-audit')

rmSync(GENERATED, { recursive: true, force: true })
const report = await run(bin('openapi-ts'), '--input', DOCUMENT, '--output', GENERATED)
assert.doesNotMatch(report, /warning|⚠|validation failed/i, report)
await run('npx', 'tsc', '--project', FOLDER)

const api = await startApiProcess()
try {
  const { readTitle } = await import(new URL('../openapi/clients/read-answer.ts', import.meta.url).href)
  const { title } = await (await fetch(`${api.origin}/api/products/${PRODUCT}`)).json()
  assert.equal(await readTitle(api.origin, PRODUCT), title, 'The client read another title')
  console.log(`@hey-api/openapi-ts: compiles, and reads "${title}"`)
} finally {
  await api.stop()
}

const prism = await startPrism()
try {
  for (const path of ['/api/products?page=0', '/api/products?sortBy=colour&minPrice=-1', '/api/cart']) {
    const { status } = await fetch(prism.origin + path)
    assert.equal(status, 200, `Prism refuses GET ${path} without x-cart-id`)
    console.log(`Prism: accepts GET ${path} without x-cart-id`)
  }
} finally {
  prism.stop()
}

function bin(name: string) {
  return `${FOLDER}/node_modules/.bin/${name}`
}

/** Runs a command. Throws with its output if it fails. */
async function run(...command: string[]) {
  const { status, output } = await runCommand(command)
  if (status !== 0) throw new Error(`${command.join(' ')} failed:\n${output}`)
  return output
}

async function startPrism(): Promise<{ origin: string; stop: () => void }> {
  const child = spawn(process.execPath, [bin('prism'), 'mock', DOCUMENT, '--port', '0'])
  const origin = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
      const [, url] = /listening on (\S+)/.exec(output) ?? []
      if (url) resolve(url)
    })
    child.once('exit', () => reject(new Error(`Prism did not start: ${output}`)))
  })
  return { origin, stop: () => child.kill() }
}
