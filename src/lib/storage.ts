/** Access to localStorage that never throws. Private windows, blocked cookies and full disks make it throw. */

/** Returns the stored text, or null if there is none or storage cannot be read. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
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
