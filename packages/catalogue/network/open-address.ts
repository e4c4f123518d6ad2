/** Requests that read the answer as it arrives. Node's fetch can't be told which IP address to connect to. */
import type { LookupAddress } from 'node:dns'
import http, { type IncomingHttpHeaders } from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import type { Readable } from 'node:stream'

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Readable }

export type OpenOptions = {
  headers: Record<string, string>
  /** IP addresses to connect to, or null for those that a lookup finds. */
  addresses: LookupAddress[] | null
  signal: AbortSignal
}

/**
 * Sends a GET request, with the user and password of the URL. Does not follow redirects, and does not decompress the body,
 * which the caller reads or destroys.
 */
export const openAddress = (url: URL, { headers, addresses, signal }: OpenOptions): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { get } = url.protocol === 'https:' ? https : http
    const lookup = addresses ? { lookup: lookupOf(addresses) } : {}
    get(url, { headers, signal, ...lookup }, (response) => {
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: response })
    }).on('error', reject)
  })

/** Returns a lookup that always finds these addresses. */
export const lookupOf =
  (addresses: LookupAddress[]): LookupFunction =>
  (_host, { all }, callback) => {
    const [first] = addresses
    if (all) callback(null, addresses)
    else callback(null, first?.address ?? '', first?.family)
  }
