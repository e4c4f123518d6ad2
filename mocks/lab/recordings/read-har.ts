/**
 * Reads a HAR file of the shop or of a browser's developer tools.
 *
 * Only the status, type and body of the API's answers are kept. Everything else is dropped while reading: headers, cookies
 * and tokens, pictures, preflights, and calls of other addresses.
 */
import * as z from 'zod/mini'
import { describeIssue } from '#src/api/contract.ts'
import { isRead, type ReadId } from '#src/api/operations.ts'
import { ANSWERS } from '#src/api/schemas.ts'
import { readBody } from './har-body.ts'
import { addressOf, type RecordedCall } from './recorded-call.ts'

const Har = z.object({ log: z.object({ entries: z.array(z.unknown()) }) })

const text = z.catch(z.string(), '')

const Entry = z.object({
  startedDateTime: text,
  request: z.object({ method: z.string(), url: z.string() }),
  response: z.object({
    status: z.number(),
    redirectURL: text,
    content: z.catch(z.object({ mimeType: text, text, encoding: text }), { mimeType: '', text: '', encoding: '' }),
    // Reasons of failed requests: Chrome's and Playwright's.
    _error: text,
    _failureText: text,
  }),
})

type HarResponse = z.output<typeof Entry>['response']

/**
 * Returns the recorded calls in the order of their requests, and sentences about answers that were left out or are not
 * of this contract. Rejects with an error whose message tells the visitor why the file cannot be played.
 */
export async function readHar(har: string): Promise<{ calls: RecordedCall[]; notes: string[] }> {
  const calls: RecordedCall[] = []
  /** Calls that were redirected, by the URL of the redirect. The answer from there becomes theirs. */
  const redirected = new Map<string, ReturnType<typeof addressOf>>()
  const invalidAnswers: string[] = []
  let withoutBody = 0
  for (const { method, url, response } of entriesOf(har)) {
    const operationCall = redirected.get(url.href) ?? addressOf(method, url)
    redirected.delete(url.href)
    const target = redirectOf(url, response)
    if (target) redirected.set(target.href, operationCall)
    if (!operationCall || target || isCancelled(response)) continue
    const { id, address } = operationCall
    const answer = await callOf(address, response)
    const repeated =
      response.status === 304 && !answer.body ? calls.findLast((each) => each.address === address) : undefined
    const call = repeated ?? answer
    if (isRead(id) && call.status >= 200 && call.status < 300) {
      if (!call.body) {
        withoutBody += 1
        continue
      }
      const problem = problemOf(id, call.body)
      if (problem) invalidAnswers.push(`${address}: ${problem}`)
    }
    calls.push(call)
  }
  const notes: string[] = []
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

/** Returns the readable entries in the order of their requests. */
function entriesOf(har: string) {
  const parsed = Har.safeParse(parseJson(har))
  if (!parsed.success) throw new Error('This is not a HAR file: it has no log.entries.')
  return parsed.data.log.entries
    .flatMap((entry) => {
      const { data } = Entry.safeParse(entry)
      const url = data && urlOf(data.request.url)
      const time = Date.parse(data?.startedDateTime ?? '') || 0
      return data && url ? [{ time, method: data.request.method.toUpperCase(), url, response: data.response }] : []
    })
    .toSorted((a, b) => a.time - b.time)
}

/** Parses JSON. The error has no part of the text, because a file may have secrets. */
function parseJson(source: string): unknown {
  try {
    return JSON.parse(source)
  } catch {
    throw new Error('The file is cut short or not JSON.')
  }
}

function urlOf(href: string, base?: URL): URL | null {
  try {
    return new URL(href, base)
  } catch {
    return null
  }
}

const redirectOf = (url: URL, { status, redirectURL }: HarResponse): URL | null =>
  status >= 300 && status < 400 && status !== 304 && redirectURL ? urlOf(redirectURL, url) : null

const isCancelled = ({ status, _error, _failureText }: HarResponse): boolean =>
  status <= 0 && /abort|cancel/i.test(_error + _failureText)

async function callOf(address: string, { status, content }: HarResponse): Promise<RecordedCall> {
  return {
    address,
    // A call that was answered from the browser's cache. Statuses out of this range are those of failed requests.
    status: status === 304 ? 200 : status >= 200 && status <= 599 ? status : 0,
    contentType: /^[ -~]*$/.test(content.mimeType) ? content.mimeType : '',
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
