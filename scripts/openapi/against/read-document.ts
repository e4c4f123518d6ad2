/** Reads the OpenAPI document to compare with. */
import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { readOptionFile } from '../../shared/options.ts'
import { reasonOf } from '../../shared/reason-of.ts'
import type { OpenApi } from './document-types.ts'

/** The document of the repository. */
const DOCUMENT = 'public/api-docs/openapi.json'

/** Reads a file, or the document of a commit, a branch or a tag. Throws an error that says why it cannot be compared. */
export function readDocument(reference: string, root: string): OpenApi {
  const isFile = reference.endsWith('.json') || statSync(reference, { throwIfNoEntry: false })?.isFile()
  const text = isFile ? readOptionFile('against', reference) : readCommit(reference, root)
  return parseDocument(text, isFile ? reference : `${DOCUMENT} of ${reference}`)
}

function readCommit(reference: string, root: string): string {
  const git = (...parameters: string[]) =>
    execFileSync('git', parameters, { cwd: root, encoding: 'utf8', stdio: 'pipe', maxBuffer: Number.POSITIVE_INFINITY })
  let commit: string
  try {
    commit = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${reference}^{commit}`).trim()
  } catch (error) {
    throw new Error(`--against: "${reference}" is neither a file nor a commit, a branch or a tag`, { cause: error })
  }
  try {
    return git('show', `${commit}:${DOCUMENT}`)
  } catch (error) {
    throw new Error(`--against: ${reference} has no ${DOCUMENT}`, { cause: error })
  }
}

function parseDocument(text: string, name: string): OpenApi {
  const document = parseJson(text, name)
  const { openapi, swagger, paths } = Object(document)
  const version = openapi ?? swagger
  if (typeof version !== 'string') throw new Error(`--against: ${name} is no OpenAPI document`)
  if (!version.startsWith('3.1'))
    throw new Error(`--against: ${name} is OpenAPI ${version}, and only 3.1 can be compared`)
  if (typeof paths !== 'object' || paths === null) throw new Error(`--against: ${name} has no paths`)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- An OpenAPI document, as far as the comparison reads it.
  return document as OpenApi
}

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`--against: ${name} is not JSON: ${reasonOf(error)}`, { cause: error })
  }
}
