/**
 * Replaces `localStorage` by an in-memory object if accessing it throws (blocked cookies) or it is null (some web
 * views).
 *
 * Import it before msw, which reads `localStorage` when it is imported.
 */
if (!isUsable()) {
  const items = new Map<string, string>()
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    },
  })
}

function isUsable(): boolean {
  try {
    return globalThis.localStorage !== null
  } catch {
    return false
  }
}
