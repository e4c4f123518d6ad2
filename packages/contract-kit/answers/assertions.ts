/** Assertions about responses. Each throws `CheckFailed` with a message for backend engineers. */
import type * as z from 'zod/mini'
import { describeIssue } from '#src/api/contract.ts'
import { serverText } from '#src/api/server-text.ts'
import { CheckFailed } from './check-errors.ts'
import type { ReadResponse } from './http-types.ts'

/** Asserts a condition. `message` says what the backend returned, `advice` how to fix it. */
export function assert(condition: boolean, message: string, advice?: string): asserts condition {
  if (!condition) throw new CheckFailed(message, { advice })
}

/** Asserts a condition without which no check can read the response. `failure` follows the request in the message. */
function assertReadable(condition: boolean, request: string, failure: string, advice?: string): asserts condition {
  if (!condition) throw new CheckFailed(`${request}${failure}`, { advice, unreadable: request.replace(/\?.*/, '') })
}

/** Returns a number with its noun: "1 line", "2 lines". */
export const formatCount = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

const MAX_LENGTH = 120
/** Returns the beginning of a text on one line. */
export function shorten(text: string): string {
  // The rest cannot be shown, and a body may be long.
  const line = text
    .trimStart()
    .slice(0, 10 * MAX_LENGTH)
    .trim()
    .replaceAll(/\s+/g, ' ')
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)}…` : line
}

/** Returns the beginning of a body in quotation marks, on one line. */
export function quote(text: string): string {
  const line = shorten(text)
  return line ? `"${line}"` : 'an empty body'
}

/** Returns what the shop would show of an error's body, or the body if it is no message. */
export const quoteReason = (text: string): string => quote(serverText(text) || text)

const REDIRECT_ADVICE =
  'Respond without a redirect: it turns writes into reads and fails every preflight. Behind a proxy that ends TLS, let the server read x-forwarded-proto, or it may redirect to https in a loop.'

/** Asserts a 2xx status. `advice` is for a client error (4xx). */
export function assertSuccess({ request, status, headers, text }: ReadResponse, advice?: string): void {
  if (status >= 200 && status < 300) return
  const isRedirect = status === 0 || (status >= 300 && status < 400)
  const redirect = status === 0 ? 'a redirect' : `${status} with location: ${headers.get('location')}`
  assertReadable(!isRedirect, request, ` returned ${redirect}.`, REDIRECT_ADVICE)
  const failure = ` returned ${status} with ${quoteReason(text)}, not a success.`
  assertReadable(false, request, failure, isRefusal(status) ? advice : undefined)
}

export const isRefusal = (status: number) => status >= 400 && status < 500

const isHtml = ({ headers, text }: ReadResponse) => headers.get('content-type')?.includes('html') || /^\s*</.test(text)

/** Returns the parsed body of a success with a JSON content type. `advice` is for a client error (4xx). */
export function parseJson(response: ReadResponse, advice?: string): unknown {
  assertSuccess(response, advice)
  const { request, status, headers, text } = response
  const htmlAdvice = 'A proxy or a fallback to index.html may send this page: route /api to the API.'
  assertReadable(!isHtml(response), request, ` returned ${status} with HTML: ${quote(text)}.`, htmlAdvice)
  const type = headers.get('content-type') ?? 'none'
  assertReadable(/\bjson\b/.test(type), request, ` returned the content type ${type}.`, 'Send application/json.')
  try {
    return JSON.parse(text)
  } catch {
    return assertReadable(false, request, ` returned ${quote(text)}, which is not JSON.`)
  }
}

/** Counts that the schemas drop if invalid. Reported here, because a backend that sends a count expects to see it. */
const COUNTS = ['reviewCount', 'viewCount', 'productCount']

const SCHEMA_ADVICE = 'See public/api-docs/openapi.json for the schema.'
const PRICE_ADVICE = 'Send text, and "" if there is no price.'

/** Returns a message for an invalid field. It distinguishes a missing field and null: "price is missing". */
function describeError(error: z.core.$ZodError, value: unknown): string {
  const path = error.issues[0]?.path ?? []
  const field: unknown = path.reduce<unknown>((node, key) => Object(node)[key], value)
  if (path.length === 0 || (field ?? null) !== null) return describeIssue(error)
  return `${path.join('.')} is ${field === null ? 'null' : 'missing'}`
}

/** `part` names the part of the response in messages, `effect` says what the shop does with an invalid one. */
type Part = { part: string; effect: string }

/** Returns the value as parsed by the schema. */
export function parseValue<T extends z.ZodMiniType>(
  value: unknown,
  schema: T,
  request: string,
  { part, effect }: Part = { part: '', effect: '' },
): z.output<T> {
  const parsed = schema.safeParse(value)
  const advice = parsed.error?.issues[0]?.path.at(-1) === 'price' ? PRICE_ADVICE : SCHEMA_ADVICE
  assertReadable(
    parsed.success,
    request,
    `${part}: ${parsed.error && describeError(parsed.error, value)}.`,
    `${advice} ${effect}`.trim(),
  )
  const dropped = COUNTS.find(
    (field) => (Object(value)[field] ?? null) !== null && Object(parsed.data)[field] === undefined,
  )
  assertReadable(
    !dropped,
    request,
    `${part}: ${dropped}: not a whole number of at least 0.`,
    'The shop would not show this count.',
  )
  return parsed.data
}

/** Returns the rows as parsed by the schema. Every row must be valid, because the shop drops invalid ones. */
export function parseRows<T extends z.ZodMiniType>(rows: unknown, schema: T, request: string): z.output<T>[] {
  assertReadable(Array.isArray(rows), request, ' returned something else in place of a list.')
  return rows.map((row, index) =>
    parseValue(row, schema, request, { part: `, row ${index}${idOf(row)}`, effect: 'The shop drops this row.' }),
  )
}

/** Returns the id of a row, or of the product in a line of the cart: ` ("p-105")`. */
function idOf(row: unknown): string {
  const { id = Object(Object(row).product).id } = Object(row)
  return typeof id === 'string' && id !== '' ? ` (${quote(id)})` : ''
}

/** Asserts that the request was refused, with any client error (4xx). */
export function assertRefused({ request, status, text }: ReadResponse): void {
  assert(
    isRefusal(status),
    `${request} returned ${status} with ${status < 400 ? quote(text) : quoteReason(text)}, not a client error (4xx).`,
    status < 300 ? 'Refuse the request, with 404 or 400 for example: the shop trusts every success.' : undefined,
  )
}

/** Asserts that the request was refused with a message that the shop can show in a toast. */
export function assertRefusedWithReason(response: ReadResponse): void {
  assertRefused(response)
  const { request, status, text } = response
  assert(
    !isHtml(response) && serverText(text) !== '',
    `${request} returned ${status} with ${quote(text)}, which a toast can’t show.`,
    'Send the reason as plain text, or as `message`, `error`, `detail` or `title` of a JSON object.',
  )
}
