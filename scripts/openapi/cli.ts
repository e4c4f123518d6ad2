/**
 * Writes what is generated from the contract and the fixtures: the OpenAPI document in `public/api-docs/`, the rows of
 * `examples/backend/`, and the collection in `examples/bruno/`. With `--check` or `--against` it only compares.
 *
 * Exit code 1: the files differ (`--check`), or something breaks (`--against`). 2: the options cannot be used.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readOptions } from '../shared/options.ts'
import { reasonOf } from '../shared/reason-of.ts'
import { breakingChanges } from './against/breaking-changes.ts'
import type { OpenApi } from './against/document-types.ts'
import { readDocument } from './against/read-document.ts'
import { buildDocument } from './document.ts'
import { generatedFiles } from './files.ts'

const USAGE = `Writes what is generated from the contract and the fixtures; --check only compares the files.

  npm run openapi -- [--check | --against REF]

--against lists what breaks backends or clients since REF: a commit, a branch, a tag, or the path of an openapi.json.`

const root = fileURLToPath(new URL('../../', import.meta.url))

const { check, against, before } = readOptions({
  usage: USAGE,
  options: { check: { type: 'boolean', default: false }, against: { type: 'string' } },
  read: ({ check: isCheck, against: reference }) => {
    if (isCheck && reference !== undefined) throw new Error('Pass --check or --against, not both')
    return {
      check: isCheck,
      against: reference,
      before: reference === undefined ? null : readDocument(reference, root),
    }
  },
  exitCode: 2,
})

if (before) await compare(before)
else await writeFiles()

async function compare(document: OpenApi) {
  const current: OpenApi = JSON.parse(JSON.stringify(await buildDocument()))
  try {
    const lines = breakingChanges(document, current)
    console.log(lines.length > 0 ? lines.join('\n') : `Nothing breaks backends or clients of ${against}.`)
    if (lines.length > 0) process.exitCode = 1
  } catch (error) {
    console.error(`--against: ${against} cannot be compared: ${reasonOf(error)}`)
    process.exitCode = 2
  }
}

async function writeFiles() {
  const files = await generatedFiles()
  if (check) {
    const stale = Object.keys(files).filter((name) => read(name) !== files[name])
    if (stale.length > 0) {
      console.error(`Out of date: ${stale.join(', ')}. Run "npm run openapi".`)
      process.exitCode = 1
    }
    return
  }
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
