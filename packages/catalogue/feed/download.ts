/** Downloads a feed to a file. */
import { createWriteStream } from 'node:fs'
import { PassThrough, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createUnzip } from 'node:zlib'
import { isHttp, parseUrl } from '#src/lib/outbound.ts'
import { type Answer, openAddress } from '../network/open-address.ts'
import { publicAddressesOf } from '../network/private-address.ts'
import {
  badRedirect,
  emptyFeed,
  FeedError,
  failure,
  pageInstead,
  refusal,
  stalled,
  tooLarge,
  tooManyRedirects,
} from './feed-error.ts'

/** Two headers that identify the version of a feed (RFC 9110, section 8.8). */
export type Validators = { etag: string | null; lastModified: string | null }

export type Download = Validators & {
  /** True if the server has more products at another address (RFC 8288). */
  hasNextPage: boolean
}

export type DownloadOptions = {
  /** Validators of the last download. The server does not send the same version again. */
  known: Validators | null
  /** Replaces the network in tests. */
  open?: typeof openAddress
  /** Milliseconds without a byte after which the download has failed. */
  stallLimit?: number
  /** Bytes of the largest feed. */
  most?: number
}

const MOST_BYTES = 300_000_000
const STALL_LIMIT = 60_000
const MOST_REDIRECTS = 20
const REDIRECTS = new Set([301, 302, 303, 307, 308])
/** Bytes that are searched for the beginning of a web page. */
const HEAD_BYTES = 1024
const WEB_PAGE =
  /^\s*(?:(?:<\?xml[^>]*>|<!--.*?-->)\s*)*<(?:!doctype\s+html|html|head|body|script|meta|title|div|br|h1|p)\b/is

/**
 * Downloads a feed and decompresses its `Content-Encoding`.
 *
 * @param path the file to write
 * @returns null if the feed is the version that `known` names
 * @throws {FeedError} if there is no complete feed
 */
export async function downloadFeed(
  address: URL,
  path: string,
  { known, open = openAddress, stallLimit = STALL_LIMIT, most = MOST_BYTES }: DownloadOptions,
): Promise<Download | null> {
  const controller = new AbortController()
  const { signal } = controller
  const timer = setTimeout(() => controller.abort(), stallLimit)
  let url = address
  let size = 0
  let head = Buffer.alloc(0)

  /** Opens the address, and those that redirects lead to. */
  async function follow(): Promise<Answer> {
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const addresses = url.origin === address.origin ? null : await publicAddressesOf(url)
      const answer = await open(url, { headers: headersFor(known), addresses, signal })
      const { location } = answer.headers
      if (location === undefined || !REDIRECTS.has(answer.status)) return answer
      answer.body.destroy()
      url = redirected(url, location)
    }
    throw tooManyRedirects(address)
  }

  async function* measured(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      timer.refresh()
      size += chunk.length
      if (size > most) throw tooLarge(url, most)
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk])
      yield chunk
    }
  }

  try {
    const { status, headers, body } = await follow()
    const etag = headers.etag ?? null
    if (known && (status === 304 || (etag !== null && etag === known.etag))) {
      body.destroy()
      return null
    }
    const isSuccess = status >= 200 && status < 300
    if (!isSuccess || Number(headers['content-length']) > most) {
      body.destroy()
      throw isSuccess ? tooLarge(url, most) : refusal(url, status, headers['retry-after'])
    }
    await pipeline(body, decoderFor(headers['content-encoding']), measured, createWriteStream(path), { signal })
    const start = head.toString()
    if (WEB_PAGE.test(start)) throw pageInstead(url)
    if (size === head.length && !start.trim()) throw emptyFeed(url)
    const hasNextPage = /\brel="?next\b/i.test(String(headers['link']))
    return { etag, lastModified: headers['last-modified'] ?? null, hasNextPage }
  } catch (error) {
    if (error instanceof FeedError) throw error
    throw signal.aborted ? stalled(url, stallLimit) : failure(url, error, size)
  } finally {
    clearTimeout(timer)
  }
}

function headersFor(known: Validators | null): Record<string, string> {
  return {
    accept: '*/*',
    'accept-encoding': 'gzip',
    'user-agent': 'Overtone',
    ...(known?.etag && { 'if-none-match': known.etag }),
    ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
  }
}

/** Returns where a redirect leads to. On the same server, the user and password still hold. */
function redirected(url: URL, location: string): URL {
  const next = parseUrl(location, url.href)
  if (!next || !isHttp(next)) throw badRedirect(url)
  if (next.origin !== url.origin || next.username) return next
  return Object.assign(next, { username: url.username, password: url.password })
}

function decoderFor(encoding = ''): Transform {
  if (encoding === 'br') return createBrotliDecompress()
  return /gzip|deflate/i.test(encoding) ? createUnzip() : new PassThrough()
}
