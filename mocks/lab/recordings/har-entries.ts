/** Entries of a HAR file. */
import * as z from 'zod/mini'

const Har = z.object({ log: z.object({ entries: z.array(z.unknown()) }) })

const text = z.catch(z.string(), '')

const Entry = z.object({
  startedDateTime: text,
  /** Milliseconds until the answer was complete. -1 if unknown. */
  time: z.catch(z.number(), -1),
  request: z.object({ method: z.string(), url: z.string() }),
  response: z.object({
    status: z.number(),
    redirectURL: text,
    headers: z.catch(z.array(z.object({ name: text, value: text })), []),
    content: z.catch(
      // The type is null if the browser has left it out.
      z.object({ mimeType: z.catch(z.nullable(z.string()), null), text, encoding: text, _file: text }),
      { mimeType: '', text: '', encoding: '', _file: '' },
    ),
    // Reasons of failed requests: Chrome's and WebKit's, and Playwright's.
    _error: text,
    _failureText: text,
    /** Chrome: a service worker has answered. */
    _fetchedViaServiceWorker: z.catch(z.boolean(), false),
  }),
  /** WebKit: "Service Worker" if one has answered. */
  _fetchType: text,
  /** Playwright: the service worker that has sent the request. */
  _serviceWorkerRef: text,
})

export type HarResponse = z.output<typeof Entry>['response']

export type HarEntry = {
  method: string
  url: URL
  response: HarResponse
  /** A service worker has sent the request to answer a call of the page, which is another entry. */
  isDouble: boolean
}

type TimedEntry = z.output<typeof Entry> & { method: string; url: URL; start: number }

/**
 * Returns the readable entries except preflights, in the order of their requests. Throws an error whose message tells the
 * visitor why the text is not a HAR file.
 */
export function readEntries(har: string): HarEntry[] {
  const parsed = Har.safeParse(parseJson(har))
  if (!parsed.success) throw new Error('This is not a HAR file: it has no log.entries.')
  const entries = parsed.data.log.entries.flatMap(timedEntry).toSorted((a, b) => a.start - b.start)
  const doubles = doublesOf(entries)
  const isDouble = new Set(doubles.values())
  return entries.map((entry) => {
    const { method, url, response } = entry
    return { method, url, response: withBodyOf(response, doubles.get(entry)?.response), isDouble: isDouble.has(entry) }
  })
}

/** Parses JSON. The error has no part of the text, because a file may have secrets. */
function parseJson(source: string): unknown {
  try {
    return JSON.parse(source)
  } catch {
    if (source.startsWith('PK')) {
      throw new Error(
        'This is a zip file. Unpack it and load its HAR file. If the bodies are in separate files: record with content embed.',
      )
    }
    // The first byte of a gzip file.
    if (source.startsWith('\u001f')) throw new Error('This is a gzip file. Unpack it and load its HAR file.')
    throw new Error('The file is cut short or not JSON.')
  }
}

function timedEntry(entry: unknown): TimedEntry[] {
  const { data } = Entry.safeParse(entry)
  const url = data && urlOf(data.request.url)
  const method = data?.request.method.toUpperCase()
  if (!data || !url || !method || method === 'OPTIONS') return []
  return [{ ...data, method, url, start: Date.parse(data.startedDateTime) || 0 }]
}

export function urlOf(href: string, base?: URL): URL | null {
  try {
    return new URL(href, base)
  } catch {
    return null
  }
}

/** Returns what service workers have sent to answer requests, by those. Each request has at most one. */
function doublesOf(entries: readonly TimedEntry[]): ReadonlyMap<TimedEntry, TimedEntry> {
  const doubles = new Map<TimedEntry, TimedEntry>()
  /** Requests without a double so far, by method and URL. */
  const single = new Map<string, TimedEntry[]>()
  for (const entry of entries) {
    const key = `${entry.method} ${entry.url.href}`
    const calls = single.get(key) ?? []
    const call = calls.find((earlier) => isDoubleOf(earlier, entry))
    if (call) doubles.set(call, entry)
    single.set(key, call ? calls.filter((other) => other !== call) : [...calls, entry])
  }
  return doubles
}

/** A browser may keep the body only for the worker. */
const withBodyOf = (response: HarResponse, double: HarResponse | undefined): HarResponse =>
  !response.content.text && double?.status === response.status ? { ...response, content: double.content } : response

/** Returns whether the later of two equal requests was sent by a service worker to answer the first one. */
function isDoubleOf(call: TimedEntry, later: TimedEntry): boolean {
  if (isFromWorker(later) || call._serviceWorkerRef) return false
  const end = call.time >= 0 ? call.start + call.time : null
  if (isFromWorker(call) || later._serviceWorkerRef) return end === null || later.start <= end
  // Firefox names no workers. Its two entries have the same answer, and one is within the time of the other.
  const isWithin = end !== null && later.time >= 0 && later.start + later.time <= end
  return isWithin && isSameAnswer(call.response, later.response)
}

const isFromWorker = ({ response, _fetchType }: TimedEntry): boolean =>
  response._fetchedViaServiceWorker || _fetchType === 'Service Worker'

const isSameAnswer = (a: HarResponse, b: HarResponse): boolean =>
  a.status === b.status && a.content.text === b.content.text
