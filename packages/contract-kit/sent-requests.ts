/** Requests that the kit has sent, and the `curl` lines that repeat those which show a fault. */
import { CART_ID_HEADER } from '#src/api/operations.ts'
import { type CurlRequest, curlOf } from './curl.ts'

export type SentRequest = CurlRequest & {
  /** Method and path, as messages name it: "GET /api/products?page=2". */
  name: string
  /** Null until there is a whole response. */
  status: number | null
  /** The cart id of the response, or null. */
  issuedId: string | null
}

/**
 * Returns the requests that show a fault: those that its message names, or the last one if it names none, after the
 * writes that led to it.
 */
export function requestsShowing(message: string, sent: SentRequest[]): SentRequest[] {
  const isLast = ({ name }: SentRequest, index: number) => sent.findLastIndex((other) => other.name === name) === index
  const named = sent.filter((request, index) => isNamed(request.name, message) && isLast(request, index))
  const shown = named.length > 0 ? named : sent.slice(-1)
  const last = shown.at(-1)
  if (!last) return []
  const showsCart = last.method === 'GET'
  // A recalled request is there twice.
  return [...new Set(sent.slice(0, sent.lastIndexOf(last) + 1))].filter(
    (request) => shown.includes(request) || (isWrite(request) && (showsCart || isAccepted(request))),
  )
}

const isNamed = (name: string, message: string) =>
  message
    .split(name)
    .slice(1)
    .some((rest) => /^[,:;.]?(\s|$)/.test(rest))

const isWrite = ({ method }: SentRequest) => ['POST', 'PUT', 'DELETE'].includes(method)

/** A refused write changes no cart. A server may have executed one that it did not answer. */
const isAccepted = ({ status }: SentRequest) => status === null || status < 400

export const curlLinesOf = (requests: SentRequest[]): string[] => requests.map(curlOf)

/** Advice for requests with a cart id that the server issued, because it issues another one next time. */
export function adviceForIssuedId(requests: SentRequest[]): string {
  const cartIdOf = ({ headers }: SentRequest) => headers?.[CART_ID_HEADER]
  const isIssued = requests.some((earlier, index) =>
    requests
      .slice(index + 1)
      .some((later) => earlier.issuedId === cartIdOf(later) && cartIdOf(earlier) !== cartIdOf(later)),
  )
  return isIssued
    ? 'To repeat the requests, replace x-cart-id after the first one by the id that the server returns.'
    : ''
}
