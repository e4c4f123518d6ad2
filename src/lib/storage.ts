/**
 * Access to localStorage that never throws. `localStorage` itself can throw in private windows, with blocked cookies
 * and on full disks, and is null in some web views.
 */

/**
 * Returns the key under which the shop keeps an item. It carries the base path, because shops on one origin share
 * storage.
 */
export const storageKey = (name: string, basePath = import.meta.env.BASE_URL): string => `overtone:${basePath}:${name}`

/**
 * Returns the stored text, or null if there is none or storage cannot be read. Removes an invalid text, which this site
 * cannot have written, and returns null.
 */
export function readStored(key: string, isValid: (text: string) => boolean): string | null {
  try {
    const text = localStorage.getItem(key)
    if (text === null || isValid(text)) return text
    localStorage.removeItem(key)
  } catch {
    // Storage cannot be read.
  }
  return null
}

/** Stores the text. Returns false if storage rejects it. */
export function writeStored(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}
