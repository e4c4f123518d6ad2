/**
 * Cart id: ties an anonymous cart to this browser (spec §3, §7).
 *
 * It is stored in localStorage, or in memory if storage is blocked. All shops of an origin
 * share the key `cart-id`, which holds the id of the shop that started last. So each shop also stores its id under a key
 * of its own (product/cart.md).
 */
import { readStored, storageKey, writeStored } from '#src/lib/storage.ts'
import { CART_ID_HEADER } from './operations.ts'

export const CART_ID_KEY = 'cart-id'

const RANDOM_CHARACTERS = 12
const MAX_LENGTH = 128

/** Texts of empty JavaScript values, which careless code stores as an id. */
const NO_IDS = new Set(['null', 'undefined', '{}', '[]', '[object Object]'])

/** Key of this shop's own id. */
let ownKey = storageKey('cart-id')

/** Holds the cart id if it cannot be written to storage. */
let inMemory: string | null = null

/** Returns 12 random base-36 characters and a time-based suffix. The minimum is 8 (product/cart.md). */
function createCartId(): string {
  const digits = crypto.getRandomValues(new Uint32Array(RANDOM_CHARACTERS))
  return Array.from(digits, (digit) => (digit % 36).toString(36)).join('') + Date.now().toString(36)
}

function store(id: string): void {
  inMemory = writeStored(ownKey, id) && writeStored(CART_ID_KEY, id) ? null : id
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

const readId = (key: string) => headerValue(readStored(key, (text) => headerValue(text) !== null))

/** Returns whether another shop on this origin keeps this id as its own. */
const isOfOtherShop = (id: string): boolean =>
  Object.entries(localStorage).some(([key, text]) => text === id && key !== ownKey && key.startsWith('overtone:'))

/** Returns the id in `cart-id`, or the shop's own if another shop has replaced it. */
function storedId(): string | null {
  const last = readId(CART_ID_KEY)
  const own = readId(ownKey)
  if (!last || last === own) return last
  if (isOfOtherShop(last)) return own
  writeStored(ownKey, last)
  return last
}

/** Starts the shop whose carts are on `server` (empty for the mock API), and puts its id into `cart-id`. */
export function startCartId(server: string): void {
  ownKey = storageKey(server ? `cart-id:${server}` : 'cart-id')
  store(cartId())
}

/** Returns the key that changes with the cart id of this shop. */
export const cartIdKey = (): string => ownKey

/** Returns the cart id. Creates and stores one if no valid one is stored. */
export function cartId(): string {
  const known = inMemory ?? storedId()
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
