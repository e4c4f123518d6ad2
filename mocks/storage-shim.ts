/**
 * Installs a storage of the page's own where the browser's throws on access
 * (blocked cookies), because msw reads it while it is being imported. Imported
 * first, for that reason.
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
