/**
 * Writes the OpenAPI document to `public/api-docs/`. With `--check` it only compares it with the file there, and exits
 * with 1 if they differ.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { loadModule } from '../shared/load-module.mjs'

const { values } = parseArgs({ options: { check: { type: 'boolean' } } })

const folder = fileURLToPath(new URL('../../public/api-docs/', import.meta.url))
const { apiFiles } = await loadModule('scripts/openapi/files.ts')

/** @type {Record<string, string>} */
const files = await apiFiles()
if (values.check) {
  const stale = Object.keys(files).filter((name) => read(name) !== files[name])
  if (stale.length > 0) {
    console.error(`Out of date in public/api-docs/: ${stale.join(', ')}. Run "npm run openapi".`)
    process.exitCode = 1
  }
} else {
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(folder + name, text)
}

/** @param {string} name */
function read(name) {
  try {
    return readFileSync(folder + name, 'utf8')
  } catch {
    return null
  }
}
