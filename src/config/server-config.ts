/** The server in config.json: its address, and the calls that it answers in mock mode. */
import { CALL_GROUPS, type CallGroup, GROUP_NAMES } from '#src/demo/call-groups.ts'
import { isLoopback } from '#src/lib/local-host.ts'
import { parseUrl } from '#src/lib/outbound.ts'
import { ConfigError } from './config-error.ts'
import { type Section, string, withoutPassword } from './sections.ts'

const KEY = '"api.baseUrl"'

/** Returns `api.baseUrl` of config.json, without a slash at its end; empty if it is missing. Throws `ConfigError`. */
export function readBaseUrl(api: Section, mode: string): string {
  const address = string(api, 'api.baseUrl', '')
  if (address && mode === 'file')
    throw new ConfigError(`${KEY} has no use in file mode, because the page answers all calls`)
  return parseAddress(address, KEY)
}

/**
 * Rejects a host without a scheme, which the browser would resolve as a path of this site.
 * @param subject what the message of an error calls the address
 */
function parseAddress(address: string, subject: string): string {
  withoutPassword(subject, address, 'browsers refuse such requests')
  if (/[?#]/.test(address)) {
    throw new ConfigError(
      `${subject} must not contain a query or hash, because "/api" is added to it: remove all from "?" or "#"`,
    )
  }
  const isAddress = /^(https?:\/\/[^/\s]+|(?!\/\/))(\/\S*)?$/.test(address)
  if (isAddress && parseUrl(address, 'https://shop.example')) return address.replace(/\/+$/, '')
  throw new ConfigError(`${subject} must be an address such as "https://api.example.com", not "${address}"`)
}

/** Returns the groups of calls that a server answers, or undefined if the mock API answers all. */
export function serverOf(api: Section, mode: string, baseUrl: string, siteUrl: string): CallGroup[] | undefined {
  const { server } = api
  if (server === undefined) return undefined
  const known = Object.values(CALL_GROUPS).flatMap<string>((calls) => calls)
  const isList = Array.isArray(server) && server.every((name) => typeof name === 'string')
  if (!isList) throw new ConfigError('"api.server" must be a list of calls, such as ["products", "product"]')
  if (server.length === 0) return undefined
  if (mode !== 'mock') {
    const who = mode === 'live' ? 'a server' : 'the page'
    throw new ConfigError(`"api.server" needs "api.mode": "mock", because ${who} answers all calls in ${mode} mode`)
  }
  const unknown = server.find((name) => !known.includes(name))
  if (unknown !== undefined) {
    throw new ConfigError(`"api.server": there is no call "${unknown}". The calls are "${known.join('", "')}"`)
  }
  const groups = GROUP_NAMES.filter((group) => CALL_GROUPS[group].some((call) => server.includes(call)))
  for (const group of groups) {
    const missing = CALL_GROUPS[group].filter((call) => !server.includes(call))
    if (missing.length === 0) continue
    const configuredCall = CALL_GROUPS[group].find((call) => server.includes(call))
    throw new ConfigError(`"api.server" has "${configuredCall}", so it must also have "${missing.join('", "')}"`)
  }
  if (!baseUrl) throw new ConfigError('"api.server" needs "api.baseUrl", the address of the server')
  if (isShop(baseUrl, siteUrl)) {
    throw new ConfigError(
      `${KEY} must not be the shop's own address with "api.server", because the mock API answers there`,
    )
  }
  return groups
}

/** Returns whether an address is the shop's own origin without a path, where the mock API answers. */
function isShop(baseUrl: string, siteUrl: string): boolean {
  const page = pageOrigin(siteUrl)
  return page !== '' && parseUrl(baseUrl, page)?.href === new URL(page).href
}

/**
 * Checks the address of a server that is entered by hand, and returns it like `api.baseUrl`. Throws `ConfigError`, whose
 * message calls it "The address".
 */
export function parseServerAddress(entered: string): string {
  const subject = 'The address'
  const address = parseAddress(entered.trim(), subject)
  if (!address) throw new ConfigError(`${subject} must be an address such as "https://api.example.com"`)
  rejectMixedContent(address, '', subject)
  if (isShop(address, '')) {
    throw new ConfigError(`${subject} must not be the shop's own address, because the mock API answers there`)
  }
  return address
}

/** Without a browser, `siteUrl` is the page. */
const pageOrigin = (siteUrl: string): string => (typeof location === 'undefined' ? siteUrl : location.origin)

/** Browsers block plain http from a page on https, except to this computer. */
export function rejectMixedContent(baseUrl: string, siteUrl: string, subject = KEY) {
  const api = parseUrl(baseUrl)
  if (!pageOrigin(siteUrl).startsWith('https:') || api?.protocol !== 'http:' || isLoopback(api.hostname)) return
  throw new ConfigError(
    `${subject} must start with "https://", because the shop is on https and browsers block "${baseUrl}"`,
  )
}
