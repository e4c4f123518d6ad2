/** One HTTP request. The caller follows redirects, so that it knows each hop. */
import type { LookupAddress } from 'node:dns'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { lookupOf } from '../network/open-address.ts'

export type Request = {
  method: 'HEAD' | 'GET'
  /** Value of the header `cookie`, or an empty text. */
  cookie: string
  /** IP addresses of the host. */
  addresses: LookupAddress[]
  signal: AbortSignal
}

/** Status and headers of a response. Its body is not read. */
export type ResponseHead = { status: number; location: string | undefined; setCookie: string[] }

export type Send = (url: URL, request: Request) => Promise<ResponseHead>

/** Many shops refuse requests that do not look like those of a browser. */
const HEADERS = {
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'accept-language': 'en,*;q=0.5',
  'user-agent': 'Mozilla/5.0 (compatible; Overtone link check)',
}

/** Sends a request to `addresses`. Rejects without a response, and if `signal` aborts before it. */
export const sendRequest: Send = (url, { method, cookie, addresses, signal }) =>
  new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      method,
      headers: cookie ? { ...HEADERS, cookie } : HEADERS,
      signal,
      lookup: lookupOf(addresses),
    })
    request.once('response', (response) => {
      resolve(headOf(response))
      // The body of a page can be large.
      if (method === 'GET') request.destroy()
      else response.resume()
    })
    request.on('error', reject)
    request.end()
  })

const headOf = ({ statusCode = 0, headers }: IncomingMessage): ResponseHead => ({
  status: statusCode,
  location: headers.location && withUtf8(headers.location),
  setCookie: headers['set-cookie'] ?? [],
})

/** Reads a header as UTF-8 if it is, as browsers do. Node reads each byte as a character. */
function withUtf8(header: string): string {
  const text = Buffer.from(header, 'latin1').toString()
  return text.includes('\uFFFD') ? header : text
}
