/**
 * Generates clients from the OpenAPI document, compiles them and reads an answer of the mock API. Prism then serves the
 * document and must accept the requests that the prose allows.
 *
 * These packages need 150 MB, so they have a lockfile of their own. It also has TypeScript 5.9 as a peer of the
 * generators, which use its API. Prism is 5.14, the last version for Node 20.
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
await generate('openapi-typescript', DOCUMENT, '--output', `${GENERATED}/openapi-typescript.ts`)
await generate('openapi-ts', '--input', DOCUMENT, '--output', `${GENERATED}/hey-api`)
await run('npx', 'tsc', '--project', FOLDER)

const api = await startApiProcess()
try {
  const { readTitles } = await import(new URL('../openapi/clients/read-answers.ts', import.meta.url).href)
  const { title } = await (await fetch(`${api.origin}/api/products/${PRODUCT}`)).json()
  for (const [name, read] of Object.entries(await readTitles(api.origin, PRODUCT))) {
    assert.equal(read, title, `The client of ${name} read another title`)
    console.log(`${name}: compiles, and reads "${read}"`)
  }
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

/** Runs a generator. */
async function generate(name: string, ...options: string[]) {
  const output = await run(bin(name), ...options)
  assert.doesNotMatch(output, /warning|⚠|validation failed/i, output)
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
