/** Requests to a backend follow redirects, but not into the user's own network. */
import { publicAddressesOf } from '../network/private-address.ts'

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

const MOST_REDIRECTS = 20

/** Fetches a URL. A redirect may lead to its own server, or to an address that is public. */
export async function fetchBackend(fetch: Fetch, address: string, init: RequestInit): Promise<Response> {
  let url = new URL(address)
  const { origin } = url
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const response = await fetch(url.href, { ...init, redirect: 'manual' })
    const location = response.headers.get('location')
    if (location === null || response.status < 300 || response.status > 399) return response
    url = new URL(location, url)
    if (url.origin !== origin) await publicAddressesOf(url)
  }
  throw new Error(`it redirects more than ${MOST_REDIRECTS} times`)
}
