/** Writes the last calls as a HAR 1.2 file. */

import { CART_ID_HEADER } from '#src/api/operations.ts'
import { type Exchange, type Exchanges, MIN_ID_IN_TEXT, type SavedRecording } from '#src/demo/demo-api.ts'
import type { StateFile } from '#src/demo/demo-state.ts'

/** Bytes of a file. */
const MAX_SIZE = 5_000_000

type Field = { name: string; value: string }

type HarMessage = { httpVersion: string; cookies: Field[]; headers: Field[]; headersSize: number; bodySize: number }

/** An entry with all fields that HAR 1.2 requires (http://www.softwareishard.com/blog/har-12-spec/). */
type HarEntry = {
  startedDateTime: string
  time: number
  request: HarMessage & {
    method: string
    url: string
    queryString: Field[]
    postData?: { mimeType: string; text: string }
  }
  response: HarMessage & {
    status: number
    statusText: string
    content: { size: number; mimeType: string; text: string }
    redirectURL: string
  }
  cache: object
  timings: { send: number; wait: number; receive: number }
}

/**
 * Returns the file. Cart ids are replaced by "cart-0001" and so on, and the oldest calls are left out if the file would be
 * too large. A state is in a field of its own, which other readers of HAR files ignore.
 */
export function writeHar({ stored, dropped }: Exchanges, state?: StateFile): SavedRecording {
  const exchanges = stored.toSorted((a, b) => (a.startedAt < b.startedAt ? -1 : 1))
  const nameOf = nameCarts(exchanges)
  const ofState = state ? `"_state":${JSON.stringify(state)},` : ''
  const start = `{"log":{"version":"1.2","creator":{"name":"Overtone","version":"1"},${ofState}"entries":[\n`
  const end = '\n]}}\n'
  const encoder = new TextEncoder()
  const entries: string[] = []
  let size = start.length + end.length
  for (const exchange of exchanges.toReversed()) {
    const entry = JSON.stringify(entryOf(exchange, nameOf))
    const entrySize = encoder.encode(`${entry},\n`).length
    if (size + entrySize > MAX_SIZE) break
    size += entrySize
    entries.unshift(entry)
  }
  return {
    text: start + entries.join(',\n') + end,
    calls: entries.length,
    leftOut: dropped + exchanges.length - entries.length,
  }
}

/** Returns a function that replaces the ids of carts in a text. */
function nameCarts(exchanges: readonly Exchange[]): (text: string) => string {
  const names = new Map<string, string>()
  const ids = new Set(exchanges.flatMap(({ cartIn, cartOut }) => [cartIn || [], cartOut || []].flat()))
  for (const [index, id] of Array.from(ids).entries()) {
    const name = `cart-${String(index + 1).padStart(4, '0')}`
    // The forms of an id in a header, in a URL and in JSON.
    for (const written of [id, encodeURIComponent(id), JSON.stringify(id).slice(1, -1)]) names.set(written, name)
  }
  // Longest first, because one id may be a part of another.
  const inText = Array.from(names.keys())
    .filter((id) => id.length >= MIN_ID_IN_TEXT)
    .toSorted((a, b) => b.length - a.length)
    .map((id) => id.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`))
  if (inText.length === 0) return (text) => names.get(text) ?? text
  const pattern = new RegExp(inText.join('|'), 'g')
  return (text) => names.get(text) ?? text.replace(pattern, (id) => names.get(id) ?? id)
}

function entryOf(exchange: Exchange, nameOf: (text: string) => string): HarEntry {
  const { startedAt, ms, method, cartIn, cartOut, status, contentType } = exchange
  const url = new URL(nameOf(exchange.url))
  const requestBody = nameOf(exchange.requestBody)
  const body = nameOf(exchange.body)
  const message = { httpVersion: 'HTTP/1.1', cookies: [], headersSize: -1, bodySize: -1 }
  return {
    startedDateTime: startedAt,
    time: ms,
    request: {
      ...message,
      method,
      url: url.href,
      headers: headersOf(cartIn && nameOf(cartIn), requestBody && 'application/json'),
      queryString: Array.from(url.searchParams, ([name, value]) => ({ name, value })),
      ...(requestBody && { postData: { mimeType: 'application/json', text: requestBody } }),
    },
    response: {
      ...message,
      status,
      statusText: '',
      headers: headersOf(cartOut && nameOf(cartOut), contentType),
      content: { size: new Blob([body]).size, mimeType: contentType, text: body },
      redirectURL: '',
    },
    cache: {},
    timings: { send: 0, wait: ms, receive: 0 },
  }
}

const headersOf = (cartId: string | null, contentType: string): Field[] => [
  ...(cartId ? [{ name: CART_ID_HEADER, value: cartId }] : []),
  ...(contentType ? [{ name: 'content-type', value: contentType }] : []),
]
