/**
 * Access to localStorage that never throws. Private windows, blocked cookies and full disks make it throw; in some web
 * views it is null.
 */

/**
 * Returns the stored text, or null if there is none or storage cannot be read. An invalid text, which this site never
 * wrote, is removed and counts as none.
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
