/**
 * Cart id: ties an anonymous cart to this browser (spec §3, §7).
 *
 * It is stored in localStorage, or in memory if storage is blocked.
 */
import { readStored, writeStored } from '#src/lib/storage.ts'
import { CART_ID_HEADER } from './operations.ts'

export const CART_ID_KEY = 'cart-id'

const RANDOM_CHARACTERS = 12
const MAX_LENGTH = 128

/** Texts of empty JavaScript values, which careless code stores as an id. */
const NO_IDS = new Set(['null', 'undefined', '{}', '[]', '[object Object]'])

/** Holds the cart id if it cannot be written to storage. */
let inMemory: string | null = null

/** Returns 12 random base-36 characters and a time-based suffix. The minimum is 8 (product/cart.md). */
function createCartId(): string {
  const digits = crypto.getRandomValues(new Uint32Array(RANDOM_CHARACTERS))
  return Array.from(digits, (digit) => (digit % 36).toString(36)).join('') + Date.now().toString(36)
}

function store(id: string): void {
  inMemory = writeStored(CART_ID_KEY, id) ? null : id
}

/** Servers reject control characters in a header. */
const PRINTABLE = /^[ -~\x80-\xff]+$/

/**
 * Returns the id as a header sends it, or null if it is invalid: empty, too long, impossible in a header (such as
 * "日本"), or the text of an empty value.
 */
function headerValue(id: string | null): string | null {
  try {
    const sent = new Headers({ [CART_ID_HEADER]: id ?? '' }).get(CART_ID_HEADER)
    const isValid = sent && PRINTABLE.test(sent) && sent.length <= MAX_LENGTH && !NO_IDS.has(sent)
    return isValid ? sent : null
  } catch {
    return null
  }
}

/** Returns the cart id. Creates and stores one if no valid one is stored. */
export function cartId(): string {
  const known = inMemory ?? headerValue(readStored(CART_ID_KEY, (text) => headerValue(text) !== null))
  if (known) return known
  const created = createCartId()
  store(created)
  return created
}

/**
 * Stores the cart id of a response. Ignores a response to a request with an older id, so that a late
 * response cannot restore that cart.
 */
export function adoptCartId(received: string | null, sent: string): void {
  const id = headerValue(received)
  if (id && id !== sent && cartId() === sent) store(id)
}
