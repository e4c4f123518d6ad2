/**
 * Browser storage that may be missing: private windows, blocked cookies and full
 * disks throw on access, and none of them may take the shop down.
 */

/** The stored text, or null where nothing is stored or storage can't be read. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores the text; returns false where storage refused it. */
export function writeStored(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}
