/** Entries of a HAR file. */
import * as z from 'zod/mini'

const Har = z.object({ log: z.object({ entries: z.array(z.unknown()) }) })

const text = z.catch(z.string(), '')

const Entry = z.object({
  startedDateTime: text,
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
  }),
})

export type HarResponse = z.output<typeof Entry>['response']

export type HarEntry = { method: string; url: URL; response: HarResponse }

/**
 * Returns the readable entries except preflights, in the order of their requests. Throws an error whose message tells the
 * visitor why the text is not a HAR file.
 */
export function readEntries(har: string): HarEntry[] {
  const parsed = Har.safeParse(parseJson(har))
  if (!parsed.success) throw new Error('This is not a HAR file: it has no log.entries.')
  return parsed.data.log.entries.flatMap(timedEntry).toSorted((a, b) => a.start - b.start)
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

function timedEntry(entry: unknown): (HarEntry & { start: number })[] {
  const { data } = Entry.safeParse(entry)
  const url = data && urlOf(data.request.url)
  const method = data?.request.method.toUpperCase()
  if (!data || !url || !method || method === 'OPTIONS') return []
  return [{ response: data.response, method, url, start: Date.parse(data.startedDateTime) || 0 }]
}

export function urlOf(href: string, base?: URL): URL | null {
  try {
    return new URL(href, base)
  } catch {
    return null
  }
}
