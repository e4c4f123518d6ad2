/**
 * Reads a HAR file of the shop or of a browser's developer tools.
 *
 * Only the status, type and body of the API's answers are kept. Everything else is dropped while reading: headers, cookies
 * and tokens, pictures, preflights, and calls of other addresses.
 */
import { describeIssue } from '#src/api/contract.ts'
import { isRead, type OperationId, type ReadId } from '#src/api/operations.ts'
import { ANSWERS } from '#src/api/schemas.ts'
import { readBody } from './har-body.ts'
import { type HarResponse, readEntries, urlOf } from './har-entries.ts'
import { addressOf, type RecordedCall } from './recorded-call.ts'

/**
 * Returns the recorded calls in the order of their requests, and sentences about answers that were left out or are not
 * of this contract. Rejects with an error whose message tells the visitor why the file cannot be played.
 */
export async function readHar(har: string): Promise<{ calls: RecordedCall[]; notes: string[] }> {
  const calls: RecordedCall[] = []
  const redirects = createRedirects()
  const invalidAnswers: string[] = []
  let withoutBody = 0
  let inSeparateFiles = 0
  for (const { method, url, response, isDouble } of readEntries(har)) {
    const operationCall = redirects.take(url, isDouble ? null : (addressOf(method, url) ?? null))
    const target = redirectOf(url, response)
    if (target && (operationCall || isDouble)) redirects.add(target, operationCall)
    if (!operationCall || target || isCancelled(operationCall.id, response)) continue
    const { id, address } = operationCall
    const answer = await callOf(address, response)
    const repeated =
      response.status === 304 && !answer.body ? calls.findLast((each) => each.address === address) : undefined
    const call = repeated ?? answer
    if (isRead(id) && call.status >= 200 && call.status < 300) {
      if (!call.body) {
        if (response.content._file) inSeparateFiles += 1
        else withoutBody += 1
        continue
      }
      const problem = problemOf(id, call.body)
      if (problem) invalidAnswers.push(`${address}: ${problem}`)
    }
    calls.push(call)
  }
  const notes: string[] = []
  if (inSeparateFiles > 0) {
    notes.push(
      `Left out: ${answers(inSeparateFiles)}, because the bodies are in separate files: record with content embed.`,
    )
  }
  if (withoutBody > 0) {
    notes.push(
      `Left out: ${answers(withoutBody)} without a body. Save the file with content (“Save all as HAR with content”).`,
    )
  }
  if (invalidAnswers.length > 0) {
    notes.push(
      `The shape of ${answers(invalidAnswers.length)} is not what this shop expects. The first: ${invalidAnswers[0]}.`,
    )
  }
  if (calls.length === 0) throw new Error(notes[0] ?? 'The recording has no calls of /api.')
  return { calls, notes }
}

const answers = (count: number) => (count === 1 ? '1 answer' : `${count} answers`)

type OperationCall = { id: OperationId; address: string }

/** Keeps the calls that were redirected, by the URL of the redirect. The answer from there becomes theirs. */
function createRedirects() {
  /** Null for a request that is not a call of the page. */
  const waiting = new Map<string, (OperationCall | null)[]>()
  return {
    add: ({ href }: URL, call: OperationCall | null): void => {
      waiting.set(href, [...(waiting.get(href) ?? []), call])
    },
    /** Returns the call whose redirect led to the URL, or else `own`. */
    take({ href }: URL, own: OperationCall | null): OperationCall | null {
      const [call = own, ...others] = waiting.get(href) ?? []
      waiting.set(href, others)
      return call
    },
  }
}

function redirectOf(url: URL, { status, redirectURL, headers }: HarResponse): URL | null {
  const location = redirectURL || headers.find(({ name }) => name.toLowerCase() === 'location')?.value
  const target = status >= 300 && status < 400 && status !== 304 && location ? urlOf(location, url) : null
  // Requests have no hash.
  if (target) target.hash = ''
  return target
}

/**
 * Returns whether the page did not want the answer. A read may also be cancelled after its status has arrived. Firefox
 * names no reason, but leaves out the type of the content, which it writes for lost connections.
 */
function isCancelled(id: OperationId, { status, content, _error, _failureText }: HarResponse): boolean {
  if (/abort|cancel/i.test(_error + _failureText)) return status <= 0 || isRead(id)
  return status <= 0 && !_error && !_failureText && content.mimeType === null
}

async function callOf(address: string, { status, content }: HarResponse): Promise<RecordedCall> {
  const contentType = content.mimeType ?? ''
  return {
    address,
    // A call that was answered from the browser's cache. Statuses out of this range are those of failed requests.
    status: status === 304 ? 200 : status >= 200 && status <= 599 ? status : 0,
    contentType: /^[ -~]*$/.test(contentType) ? contentType : '',
    body: await readBody(content),
  }
}

/** Returns why the body is not an answer of the contract, or null if it is one. */
function problemOf(id: ReadId, body: string): string | null {
  try {
    const { error } = ANSWERS[id].safeParse(JSON.parse(body))
    return error ? describeIssue(error) : null
  } catch {
    return 'not JSON'
  }
}
