/**
 * Addresses of the user's computer and network. The address that the user types may be one, but redirects and addresses
 * inside a feed may not lead to one.
 */
import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { BlockList } from 'node:net'

/** Ranges that are not reachable from the internet (IANA's special-purpose registries), and multicast. */
const IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const
const IPV6 = [
  ['::', 127],
  ['fc00::', 7],
  // Link-local, and the former site-local addresses.
  ['fe80::', 9],
  ['ff00::', 8],
] as const

const PRIVATE = new BlockList()
for (const [address, bits] of IPV4) {
  PRIVATE.addSubnet(address, bits, 'ipv4')
  // The same range behind a gateway between IPv6 and IPv4 (RFC 6052).
  PRIVATE.addSubnet(`64:ff9b::${address}`, 96 + bits, 'ipv6')
}
for (const [address, bits] of IPV6) PRIVATE.addSubnet(address, bits, 'ipv6')

/** Finds the IP addresses of a host. Tests pass another one. */
export type Resolve = (host: string) => Promise<LookupAddress[]>

export const resolveHost: Resolve = (host) => lookup(host, { all: true })

/** Returns the IP addresses of a URL's host. Throws Node's error, such as ENOTFOUND, if the host does not exist. */
export const addressesOf = ({ hostname }: URL, resolve = resolveHost): Promise<LookupAddress[]> =>
  resolve(hostname.replace(/^\[|\]$/g, ''))

/** Returns whether one of the addresses is private. */
export const isPrivate = (addresses: LookupAddress[]): boolean =>
  addresses.some(({ address, family }) => PRIVATE.check(address, family === 6 ? 'ipv6' : 'ipv4'))

/** An address that a redirect or a feed must not lead to. */
export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError'
}

/**
 * Returns the IP addresses of a URL's host. Throws `PrivateAddressError` if one is private.
 *
 * Connect to the returned addresses, because a second lookup could answer with others.
 */
export async function publicAddressesOf(url: URL, resolve = resolveHost): Promise<LookupAddress[]> {
  const addresses = await addressesOf(url, resolve)
  if (isPrivate(addresses)) throw new PrivateAddressError(`${url.host} is an address of this computer or network`)
  return addresses
}
