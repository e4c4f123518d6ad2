/** Recordings (HAR) of the server as the answers that a run is compared with. */
import { readHar } from '#mocks/lab/recordings/read-har.ts'
import { addressOf } from '#mocks/lab/recordings/recorded-call.ts'
import { isRead } from '#src/api/operations.ts'
import type { Answer } from './answers.ts'
import type { Reference } from './drift-file.ts'
import { reduceAnswers } from './reduce.ts'

/** Longer recordings would send too many requests. The newest calls count. */
const MAX_READS = 200

/** Returns whether JSON may be a recording. */
export const isRecording = (json: unknown): json is { log: { entries: unknown[] } } =>
  Array.isArray(Object(Object(json).log).entries)

/** Reads a recording. Rejects with a sentence if it has no reads of this server. */
export async function parseRecording({ log }: { log: { entries: unknown[] } }, server: string): Promise<Reference> {
  const urlOf = (entry: unknown) => String(Object(Object(entry).request).url)
  const entries = log.entries.filter((entry) => urlOf(entry).startsWith(`${server}/api/`))
  if (entries.length === 0) throw new Error(`has no calls of ${server}/api, so it is of another server`)
  const { calls } = await readHar(JSON.stringify({ log: { entries } })).catch((error: Error) => {
    throw new Error(`cannot be used: ${error.message}`)
  })
  const byAddress = new Map(calls.map((call) => [call.address, call]))
  const answers = Array.from(byAddress.values()).flatMap(({ address, status, contentType, body }): Answer[] => {
    const [method = '', path = ''] = address.split(/ (.*)/s)
    const id = addressOf(method, new URL(path, server))?.id
    const isCompared = id && isRead(id) && !path.startsWith('/api/cart') && status > 0
    return isCompared ? [{ step: address, id, path, status, headers: { 'content-type': contentType }, text: body }] : []
  })
  if (answers.length === 0) throw new Error('has no reads of the catalogue')
  return { name: 'the recording', answers: reduceAnswers(answers.slice(-MAX_READS)), findings: [] }
}
