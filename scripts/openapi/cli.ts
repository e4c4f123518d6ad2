/**
 * Writes what is generated from the contract and the fixtures: the OpenAPI document in `public/api-docs/`, the rows of
 * `examples/backend/`, and the collection in `examples/bruno/`. Exit code 1: the files differ, with `--check`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readOptions } from '../shared/options.ts'
import { generatedFiles } from './files.ts'

const USAGE = `Writes what is generated from the contract and the fixtures; --check only compares the files.

  npm run openapi -- [--check]`

const { check } = readOptions({ usage: USAGE, options: { check: { type: 'boolean' } }, read: (values) => values })

const root = fileURLToPath(new URL('../../', import.meta.url))
const files = await generatedFiles()
if (check) {
  const stale = Object.keys(files).filter((name) => read(name) !== files[name])
  if (stale.length > 0) {
    console.error(`Out of date: ${stale.join(', ')}. Run "npm run openapi".`)
    process.exitCode = 1
  }
} else {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(root + name), { recursive: true })
    writeFileSync(root + name, text)
  }
}

/** Returns the text of a file, by its path from the root of the repository, or null if there is none. */
function read(name: string) {
  try {
    return readFileSync(root + name, 'utf8')
  } catch {
    return null
  }
}
