/** Follows the redirects of a link. */
import { isHttp, parseUrl } from '#src/lib/outbound.ts'
import { addressesOf, isPrivate, publicAddressesOf, type Resolve } from '../network/private-address.ts'
import type { Request, ResponseHead, Send } from './send-request.ts'

/** A browser gives up after as many. */
const MOST_REDIRECTS = 20

export type Network = {
  resolve: Resolve
  send: Send
  /** Runs a task when fewer than two others of this host are running. */
  takeTurn: <Result>(host: string, task: () => Promise<Result>) => Promise<Result>
  /** Returns a signal that aborts when a request to this address has taken too long. */
  timeLimit: (url: URL) => AbortSignal
}

/** The addresses on the way, from the link to the last one that was requested, and how the way ended. */
export type Way = { hops: URL[]; status: number } | { hops: URL[]; error: unknown }

/** A redirect that no browser can follow. */
export class DeadRedirect extends Error {}

/** The time limit of a request is over. */
export class TimeLimitError extends Error {}

/**
 * Requests a link and what it redirects to. Cookies are kept on the way, because many shops redirect until they are set.
 *
 * A redirect may lead to the user's own network only if the link itself does.
 */
export async function followRedirects(link: URL, method: Request['method'], network: Network): Promise<Way> {
  const hops = [link]
  const cookies = createCookies()
  let mayBePrivate = false
  try {
    for (let url = link; ; ) {
      const isTyped = hops.length === 1
      const addresses = await (isTyped || mayBePrivate ? addressesOf : publicAddressesOf)(url, network.resolve)
      if (isTyped) mayBePrivate = isPrivate(addresses)
      const response = await network.takeTurn(url.host, () => {
        const signal = network.timeLimit(url)
        return network
          .send(url, { method, cookie: cookies.headerFor(url), addresses, signal })
          .catch((error: unknown) => Promise.reject(signal.aborted ? new TimeLimitError() : error))
      })
      cookies.keep(url, response.setCookie)
      const next = targetOf(url, response)
      if (next === null) return { hops, status: response.status }
      if (hops.length > MOST_REDIRECTS) throw new DeadRedirect(`redirects more than ${MOST_REDIRECTS} times`)
      hops.push(next)
      url = next
    }
  } catch (error) {
    return { hops, error }
  }
}

/** Returns the address that a response redirects to, or null if it is no redirect. */
function targetOf(url: URL, { status, location }: ResponseHead): URL | null {
  if (![301, 302, 303, 307, 308].includes(status) || location === undefined) return null
  const target = parseUrl(location, url.href)
  if (target === null) throw new DeadRedirect(`redirects to a damaged address, "${location}"`)
  if (!isHttp(target)) throw new Error(`redirects to ${target.href}, which only an app opens`)
  return target
}

/** Cookies of a way. Each is sent only to the host that has set it. */
function createCookies() {
  const byHost = new Map<string, Map<string, string>>()
  return {
    keep({ hostname }: URL, setCookie: string[]): void {
      const cookies = byHost.get(hostname) ?? new Map<string, string>()
      for (const line of setCookie) {
        const [pair = ''] = line.split(';')
        cookies.set(pair.split('=')[0] ?? '', pair)
      }
      byHost.set(hostname, cookies)
    },
    headerFor: ({ hostname }: URL): string => Array.from(byHost.get(hostname)?.values() ?? []).join('; '),
  }
}
