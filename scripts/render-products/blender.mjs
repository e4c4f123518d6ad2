/** Runs one Blender process over a list of pictures. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { HERE } from './files.mjs'

/**
 * Takes a job ({weights, pictures}) and a callback for each finished picture's path and seconds.
 * RENDER_PREFIX (split on spaces) goes before the command. Throws with Blender's last lines when it fails.
 * @param {{ weights: string | null, pictures: object[] }} job
 * @param {(path: string, seconds: number) => unknown} onPicture
 */
export async function blender(job, onPicture) {
  const folder = mkdtempSync(join(tmpdir(), 'render-job-'))
  const file = join(folder, 'job.json')
  writeFileSync(file, JSON.stringify(job))
  const prefix = (process.env.RENDER_PREFIX ?? '').split(' ').filter(Boolean)
  const [program, ...args] = [...prefix, process.env.BLENDER ?? 'blender', '-b', '--factory-startup']
  const child = spawn(program, [...args, '--python-exit-code', '1', '-P', join(HERE, 'job.py'), '--', file])
  /** @type {string[]} */
  const tail = []
  /** @param {string} line */
  const keep = (line) => {
    tail.push(line)
    if (tail.length > 25) tail.shift()
  }
  createInterface({ input: child.stderr }).on('line', keep)
  const closed = new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      const done = /^rendered (.+) ([\d.]+)$/.exec(line)
      if (done?.[1]) await onPicture(done[1], Number(done[2]))
      else if (!/^(Fra:|Saved:|\s*$)/.test(line)) keep(line)
    }
    const code = await closed
    if (code !== 0) throw new Error(`Blender ended with ${code}:\n${tail.join('\n')}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
