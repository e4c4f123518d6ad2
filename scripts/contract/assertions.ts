/** What checks expect of answers. Each throws `Broken`, in words for whoever writes the backend. */
import type * as z from 'zod/mini'
import { describeIssue } from '#src/api/contract.ts'
import { serverText } from '#src/api/server-text.ts'
import type { Answer } from './exchange.ts'
import { Broken } from './outcomes.ts'

/** Throws with what came and what to do about it, unless the condition holds. */
export function must(condition: boolean, why: string, advice?: string): asserts condition {
  if (!condition) throw new Broken(why, { advice })
}

/** The same for an answer that nothing further can be said of. */
function mustRead(condition: boolean, asked: string, why: string, advice?: string): asserts condition {
  if (!condition) throw new Broken(`${asked}${why}`, { advice, unreadable: asked.replace(/\?.*/, '') })
}

const LONG = 120
/** The beginning of an answer, on one line. */
export const quote = (text: string): string => {
  const line = text.trim().replaceAll(/\s+/g, ' ')
  return line ? `"${line.length > LONG ? `${line.slice(0, LONG)}…` : line}"` : 'an empty body'
}

const REDIRECT = 'Answer at the address the shop calls: a redirect turns writes into reads and fails every preflight.'

/** A success, whatever its body. */
export function mustSucceed({ asked, status, headers, text }: Answer): void {
  const isRedirect = status >= 300 && status < 400
  mustRead(!isRedirect, asked, ` answers ${status} and points to ${headers.get('location')}.`, REDIRECT)
  mustRead(status >= 200 && status < 300, asked, ` answers ${status} with ${quote(text)}, not a success.`)
}

const isHtml = ({ headers, text }: Answer) => headers.get('content-type')?.includes('html') || /^\s*</.test(text)

/** The parsed body of a success that is JSON and says so. */
export function mustBeJson(answer: Answer): unknown {
  mustSucceed(answer)
  const { asked, status, headers, text } = answer
  const page = 'This is a page, as a proxy or a fallback to index.html sends it: route /api to the API.'
  mustRead(!isHtml(answer), asked, ` answers ${status} with HTML: ${quote(text)}.`, page)
  const type = headers.get('content-type') ?? 'none'
  mustRead(/\bjson\b/.test(type), asked, ` answers with the content type ${type}.`, 'Send application/json.')
  try {
    return JSON.parse(text)
  } catch {
    return mustRead(false, asked, ` answers ${quote(text)}, which is not JSON.`)
  }
}

/** What the shop leaves out where it counts nothing: whoever sends it means it to be shown. */
const COUNTS = ['reviewCount', 'viewCount', 'productCount']

/** The value, as the schema reads it. */
export function mustFit<T extends z.ZodMiniType>(value: unknown, schema: T, asked: string, part = ''): z.output<T> {
  const parsed = schema.safeParse(value)
  mustRead(
    parsed.success,
    asked,
    `${part}: ${parsed.error && describeIssue(parsed.error)}.`,
    'See api-docs/ for the shape.',
  )
  const lost = COUNTS.find(
    (field) => (Object(value)[field] ?? null) !== null && Object(parsed.data)[field] === undefined,
  )
  mustRead(!lost, asked, `${part}: ${lost}: not a whole number of at least 0.`, 'The shop shows none in its place.')
  return parsed.data
}

/** Every row, as the schema reads it: the shop would drop a broken one. */
export function mustFitEach<T extends z.ZodMiniType>(rows: unknown, schema: T, asked: string): z.output<T>[] {
  mustRead(Array.isArray(rows), asked, ' holds no list where one belongs.')
  return rows.map((row, index) => mustFit(row, schema, asked, `, row ${index}`))
}

/** A refusal of one of these statuses, with a text that a toast can show. */
export function mustRefuse(answer: Answer, ...statuses: number[]): void {
  const { asked, status, text } = answer
  must(
    statuses.includes(status),
    `${asked} answers ${status} with ${quote(text)}, not ${statuses.join(' or ')}.`,
    status < 300 ? 'Refuse it with that status; the shop takes a success at its word.' : undefined,
  )
  must(
    !isHtml(answer) && serverText(text) !== '',
    `${asked} answers ${status} with ${quote(text)}, which a toast can’t show.`,
    'Say the reason in plain text, or as the `message` or `error` of JSON.',
  )
}
