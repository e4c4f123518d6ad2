/**
 * Where the mock API's carts outlive a reload and reach a second tab.
 *
 * The stored form is versioned and namespaced by base path; an unreadable or older
 * one is dropped with a console warning (product.md, Mock API).
 */
export type StoredLine = { cartId: string; productId: string; quantity: number }

const VERSION = 1

/** Returns the stored form, which `parseLines` takes. */
export const serialiseLines = (lines: StoredLine[]): string => JSON.stringify({ version: VERSION, lines })

/** What is needed of a storage; whoever calls one survives what it throws. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export type CartStorage = {
  /** Every line of every cart, or null where nothing changed since it was last asked. */
  load: () => StoredLine[] | null
  save: (lines: StoredLine[]) => void
}

/** Kept nowhere: as before after a reload. */
export const noStorage: CartStorage = { load: () => null, save: () => undefined }

/** Takes where carts are kept and the site's base path. */
export function createCartStorage(storage: () => StorageLike | null, basePath: string): CartStorage {
  const key = `overtone:${basePath}:carts`
  let seen: string | null | undefined

  const attempt = <T>(step: (storage: StorageLike) => T, otherwise: T): T => {
    try {
      const target = storage()
      return target ? step(target) : otherwise
    } catch {
      return otherwise
    }
  }

  return {
    load(): StoredLine[] | null {
      const text = attempt((target) => target.getItem(key), seen ?? null)
      if (text === seen) return null
      seen = text
      if (text === null) return []
      const lines = parseLines(text)
      if (lines) return lines
      console.warn(`Dropped the stored carts (${key}): unreadable, or of another version.`)
      attempt((target) => target.removeItem(key), undefined)
      seen = null
      return []
    },

    save(lines: StoredLine[]): void {
      const text = serialiseLines(lines)
      seen = attempt((target) => {
        target.setItem(key, text)
        return text
      }, seen ?? null)
    },
  }
}

/** The lines in a stored text; null where it is unreadable, or of another version. */
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
