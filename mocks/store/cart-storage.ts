/**
 * Storage of the mock API's carts, so that they survive a reload and reach other tabs.
 *
 * The stored JSON has a version, and its key contains the base path. Invalid JSON or another version
 * is dropped with a console warning (product/mock-api.md).
 */
import { storageKey } from '#src/lib/storage.ts'

export type StoredLine = { cartId: string; productId: string; quantity: number }

const VERSION = 1

/** Returns JSON that `parseLines` accepts. */
export const serialiseLines = (lines: StoredLine[]): string => JSON.stringify({ version: VERSION, lines })

/** The methods of `Storage` that the mock uses. They may throw. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export type CartStorage = {
  /** Returns the lines of all carts, or null if nothing changed since the last call. */
  load: () => StoredLine[] | null
  save: (lines: StoredLine[]) => void
}

/** Stores nothing, so that a reload resets the carts. */
export const noStorage: CartStorage = { load: () => null, save: () => undefined }

/** `storage` is called on each access, because reading `localStorage` can throw. */
export function createCartStorage(storage: () => StorageLike | null, basePath: string): CartStorage {
  const key = storageKey('carts', basePath)
  let seen: string | null | undefined

  const tryStorage = <T>(action: (storage: StorageLike) => T, fallback: T): T => {
    try {
      const target = storage()
      return target ? action(target) : fallback
    } catch {
      return fallback
    }
  }

  return {
    load(): StoredLine[] | null {
      const text = tryStorage((target) => target.getItem(key), seen ?? null)
      if (text === seen) return null
      seen = text
      if (text === null) return []
      const lines = parseLines(text)
      if (lines) return lines
      console.warn(`Dropped the stored carts (${key}): unreadable, or of another version.`)
      tryStorage((target) => target.removeItem(key), undefined)
      seen = null
      return []
    },

    save(lines: StoredLine[]): void {
      const text = serialiseLines(lines)
      seen = tryStorage((target) => {
        target.setItem(key, text)
        return text
      }, seen ?? null)
    },
  }
}

/** Parses stored JSON. Returns null if it is invalid or has another version. */
export function parseLines(text: string): StoredLine[] | null {
  try {
    const stored: unknown = JSON.parse(text)
    if (!isRecord(stored) || stored.version !== VERSION || !Array.isArray(stored.lines)) return null
    return stored.lines.every(isLine) ? stored.lines : null
  } catch {
    return null
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isLine = (value: unknown): value is StoredLine =>
  isRecord(value) &&
  typeof value.cartId === 'string' &&
  typeof value.productId === 'string' &&
  Number.isSafeInteger(value.quantity) &&
  Number(value.quantity) >= 1
