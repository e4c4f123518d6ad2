/**
 * The cart's identifier: what ties an anonymous cart to this browser (spec §3, §7).
 *
 * Kept in browser storage; where that is blocked it lives as long as the page.
 */
import { readStored, writeStored } from '#src/lib/storage.ts'
import { CART_ID_HEADER } from './operations.ts'

export const CART_ID_KEY = 'cart-id'

const RANDOM_CHARACTERS = 12

let unstored: string | null = null

/** At least 8 random base-36 characters and a time-based suffix (product.md, Contract). */
function createCartId(): string {
  const digits = crypto.getRandomValues(new Uint32Array(RANDOM_CHARACTERS))
  return Array.from(digits, (digit) => (digit % 36).toString(36)).join('') + Date.now().toString(36)
}

function keep(id: string): void {
  unstored = writeStored(CART_ID_KEY, id) ? null : id
}

/** A control character within a header fails the call as well, if only at the server. */
const PRINTABLE = /^[ -~\x80-\xff]+$/

/** The identifier as a header carries it; null for one that none can, such as "日本", which would fail every call. */
function sendable(id: string | null): string | null {
  try {
    const sent = new Headers({ [CART_ID_HEADER]: id ?? '' }).get(CART_ID_HEADER)
    return sent && PRINTABLE.test(sent) ? sent : null
  } catch {
    return null
  }
}

/** The identifier every request carries; made and kept on first use, and where the stored one can't be sent. */
export function cartId(): string {
  const known = unstored ?? sendable(readStored(CART_ID_KEY))
  if (known) return known
  const created = createCartId()
  keep(created)
  return created
}

/**
 * Takes over the identifier an answer carried. An answer to a request that went
 * out under an older identifier is ignored, so that it can't bring that one back.
 */
export function adoptCartId(answered: string | null, sent: string): void {
  const id = sendable(answered)
  if (id && id !== sent && cartId() === sent) keep(id)
}
