/**
 * Replaces `localStorage` by an in-memory object if accessing it throws (blocked cookies).
 *
 * Import it before msw, which reads `localStorage` when it is imported.
 */
try {
  void globalThis.localStorage
} catch {
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
