/** Runs of `npm run configure` that are killed, or fail, at any step. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { replaceSite, restoreSite } from './files/site-files.ts'

let folder = ''
let site = ''

/**
 * Replaces the pages in a process that stops at a step: a call that changes a file. It is killed there. With the code of an
 * error, the steps are calls that need space, and the call fails.
 */
function interrupt(step: number, code = '') {
  const source = `
    import fs from 'node:fs/promises'
    import { syncBuiltinESMExports } from 'node:module'
    import { replaceSite } from './scripts/build/prerender/files/site-files.ts'
    let steps = ${step}
    const needSpace = ['mkdir', 'writeFile']
    for (const name of '${code}' ? needSpace : [...needSpace, 'link', 'rename', 'rm']) {
      const original = fs[name]
      fs[name] = (...args) => {
        if (steps-- !== 0) return original(...args)
        if ('${code}') return Promise.reject(Object.assign(new Error('${code}'), { code: '${code}' }))
        process.kill(process.pid, 'SIGKILL')
      }
    }
    syncBuiltinESMExports()
    await replaceSite(${JSON.stringify(site)}, [[['index.html', 'new home']], [['b.html', 'new b']]])`
  const { signal, status, stderr } = spawnSync('node', ['--import', 'tsx', '--input-type=module', '--eval', source])
  return { isKilled: signal === 'SIGKILL', isFailed: status !== 0, message: String(stderr) }
}

const OLD = { 'a.html': 'old a', 'index.html': 'old home', 'own.html': 'foreign' }
const NEW = { 'b.html': 'new b', 'index.html': 'new home', 'own.html': 'foreign' }
/** Returns the text of all pages by path. */
const texts = () => {
  const pages = readdirSync(site).filter((name) => name.endsWith('.html'))
  return Object.fromEntries(pages.map((name) => [name, readFileSync(join(site, name), 'utf8')]))
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'overtone-interrupted-'))
  site = join(folder, 'site')
  mkdirSync(site)
  writeFileSync(join(site, 'own.html'), 'foreign')
  await replaceSite(site, [[['index.html', 'old home']], [['a.html', 'old a']]])
  cpSync(site, join(folder, 'backup'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

function reset() {
  rmSync(site, { recursive: true })
  cpSync(join(folder, 'backup'), site, { recursive: true })
}

test('a kill at any step leaves the old or the new site, which the next run finds', async () => {
  const left: object[] = []
  for (let step = 0; interrupt(step).isKilled; step++) {
    await restoreSite(site)
    left.push(texts())
    expect([OLD, NEW]).toContainEqual(left.at(-1))
    expect(readdirSync(folder).toSorted()).toEqual(['backup', 'site'])
    reset()
  }
  expect(left[0]).toEqual(OLD)
  expect(left.at(-1)).toEqual(NEW)
  expect(left.length).toBeGreaterThan(8)
})

test('a full disk at any step leaves the old site, and the message says so', () => {
  let step = 0
  for (let run = interrupt(step, 'ENOSPC'); run.isFailed; run = interrupt(step, 'ENOSPC')) {
    expect(run.message).toContain(`the disk is full. ${site} is as it was.`)
    expect(texts()).toEqual(OLD)
    step += 1
  }
  expect(step).toBeGreaterThan(5)
})
