/** Runs that are killed, or fail, at any step. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readPageList } from './page-list.mjs'
import { finishInterrupted } from './replacement.mjs'
import { replaceFiles } from './site-files.mjs'

/** Text of the files of a former and a new run by path. The new one changes, adds and removes pages. */
const SITES = {
  former: { 'index.html': 'former home', 'a/index.html': 'former a', 'assets/a.json': 'former answers of a' },
  new: { 'index.html': 'new home', 'b/index.html': 'new b', 'assets/b.json': 'new answers of b' },
}
type Version = keyof typeof SITES

let folder = ''
let site = ''
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'overtone-kill-'))
  site = join(folder, 'site')
  mkdirSync(site)
  writeFileSync(join(site, 'own.html'), 'foreign')
  await update('former')
  cpSync(site, join(folder, 'former'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Replaces the pages of the site like `npm run configure`. */
async function update(version: Version) {
  await finishInterrupted(site)
  const pages = [{ path: '/', answers: {}, files: Object.entries(SITES[version]) }]
  await replaceFiles(site, pages, { former: await readPageList(site), inputs: '' })
}

/**
 * Replaces the pages by the new ones in a process that stops at a step: a call that changes a file. It is killed there. With
 * the code of an error, the steps are calls that need space, and the call fails.
 */
function interrupt(step: number, code = '') {
  const source = `
    import fs from 'node:fs/promises'
    import { syncBuiltinESMExports } from 'node:module'
    let steps = ${step}
    const needSpace = ['copyFile', 'mkdir', 'writeFile']
    for (const name of '${code}' ? needSpace : [...needSpace, 'rename', 'rm', 'rmdir']) {
      const original = fs[name]
      fs[name] = (...args) => {
        if (steps-- !== 0) return original(...args)
        if ('${code}') return Promise.reject(Object.assign(new Error('${code}'), { code: '${code}' }))
        process.kill(process.pid, 'SIGKILL')
      }
    }
    syncBuiltinESMExports()
    const { replaceFiles } = await import('./scripts/build/prerender/site-files.mjs')
    const { readPageList } = await import('./scripts/build/prerender/page-list.mjs')
    const pages = [{ path: '/', answers: {}, files: ${JSON.stringify(Object.entries(SITES.new))} }]
    const site = ${JSON.stringify(site)}
    await replaceFiles(site, pages, { former: await readPageList(site), inputs: '' })`
  const { signal, stderr } = spawnSync('node', ['--input-type=module', '--eval', source])
  return { isKilled: signal === 'SIGKILL', message: String(stderr) }
}

/** Returns the text of all pages and answers in the site by path. */
function files(): Record<string, string> {
  const entries = readdirSync(site, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = entries.map((entry) => join(entry.parentPath, entry.name).slice(site.length + 1))
  const published = paths.filter((path) => !path.startsWith('.prerendering') && path !== 'prerendered.json')
  return Object.fromEntries(published.map((path) => [path, readFileSync(join(site, path), 'utf8')]))
}

const complete = (version: Version) => ({ ...SITES[version], 'own.html': 'foreign' })

function restore(copy: string) {
  rmSync(site, { recursive: true })
  cpSync(join(folder, copy), site, { recursive: true })
}

test('after a kill at any step, each page works, and a run with the former or the new pages repairs the site', async () => {
  const left: ReturnType<typeof files>[] = []
  for (let step = 0; interrupt(step).isKilled; step++) {
    const found = files()
    left.push(found)
    expect(['former home', 'new home']).toContain(found['index.html'])
    const withoutAnswers = ['a', 'b'].filter((name) => found[`${name}/index.html`] && !found[`assets/${name}.json`])
    expect(withoutAnswers).toEqual([])
    cpSync(site, join(folder, `killed-${step}`), { recursive: true })
    for (const next of ['former', 'new'] as const) {
      restore(`killed-${step}`)
      await update(next)
      expect(files()).toEqual(complete(next))
      expect(readdirSync(site)).not.toContain('.prerendering')
    }
    restore('former')
  }
  expect(left[0]).toEqual(complete('former'))
  expect(left.at(-1)).toEqual(complete('new'))
  expect(left.length).toBeGreaterThan(15)
})

test('with a full disk, the site stays as it was and the message says so', () => {
  let step = 0
  let { message } = interrupt(step, 'ENOSPC')
  while (!message.includes('only a part')) {
    expect(message).toContain(`the disk is full. ${site} is as it was.`)
    expect(files()).toEqual(complete('former'))
    expect(readdirSync(site)).not.toContain('.prerendering')
    step++
    message = interrupt(step, 'ENOSPC').message
  }
  expect(step).toBeGreaterThan(5)
})

test('if a file can’t be put in its place, running the command again completes the site', async () => {
  const isPartial = (step: number) =>
    interrupt(step, 'EIO').message.includes(`${site} has only a part of its new pages: EIO. Run the command again`)
  let step = 0
  while (!isPartial(step)) step++
  await update('new')
  expect(files()).toEqual(complete('new'))
})
