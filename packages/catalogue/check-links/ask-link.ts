/** Asks a link, and says whether it is dead. */
import { reasonOf } from '../../../scripts/shared/reason-of.ts'
import { PrivateAddressError } from '../network/private-address.ts'
import { DeadRedirect, followRedirects, type Network, TimeLimitError, type Way } from './follow-redirects.ts'

/**
 * `dead` is certain for every visitor. `unknown` may work in a browser: the shop refuses programs, or it has a fault now.
 * `no-host` is dead, unless this computer has no connection.
 */
export type State = 'works' | 'dead' | 'no-host' | 'unknown'

export type Answer = {
  state: State
  /** Null if the last address did not answer. */
  status: number | null
  /** Continues the last address: "answered 404". */
  reason: string
  /** The addresses on the way, from the link to where it ends. */
  hops: string[]
}

/**
 * Sends HEAD, and GET if it has no success, because some shops answer only GET. After status 429 they want no other request.
 */
export async function askLink(link: string, network: Network): Promise<Answer> {
  const url = new URL(link)
  const head = answerOf(await followRedirects(url, 'HEAD', network))
  const isFinal = head.state === 'works' || head.status === 429
  return isFinal ? head : answerOf(await followRedirects(url, 'GET', network))
}

function answerOf(way: Way): Answer {
  const hops = way.hops.map(({ href }) => href)
  if ('error' in way) return { ...ofError(way.error, way.hops.at(-1)?.hostname), status: null, hops }
  return { state: stateOf(way.status), status: way.status, reason: `answered ${way.status}`, hops }
}

const stateOf = (status: number): State =>
  status >= 200 && status < 300 ? 'works' : status === 404 || status === 410 ? 'dead' : 'unknown'

/** Certificates that no browser accepts. Browsers accept some others that Node does not. */
const BAD_CERTIFICATES: Record<string, string> = {
  CERT_HAS_EXPIRED: 'has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'is self-signed',
  ERR_TLS_CERT_ALTNAME_INVALID: 'is for another host',
}

function ofError(error: unknown, host = ''): Pick<Answer, 'state' | 'reason'> {
  if (error instanceof DeadRedirect) return { state: 'dead', reason: error.message }
  if (error instanceof TimeLimitError) return { state: 'unknown', reason: 'did not answer in time' }
  if (error instanceof PrivateAddressError) {
    return { state: 'unknown', reason: 'is in the network of this computer, where redirects may not lead' }
  }
  const { code }: { code?: string } = Object(error)
  if (code === 'ENOTFOUND') return { state: 'no-host', reason: `does not work, because there is no host ${host}` }
  const certificate = code && BAD_CERTIFICATES[code]
  if (certificate) return { state: 'dead', reason: `does not work, because the certificate of ${host} ${certificate}` }
  return { state: 'unknown', reason: `did not answer: ${reasonOf(error)}` }
}
