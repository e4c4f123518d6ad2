/**
 * The URL's query as plain text: `?search=4090` stays as it is written, where the
 * router's own codec would turn it into JSON (product.md, Listing state).
 */

/** Takes `?a=1&b=2&b=3`; gives texts, and lists of texts for repeated keys. */
export function parseSearch(query: string): Record<string, string | string[]> {
  const params = new URLSearchParams(query)
  return Object.fromEntries(
    [...new Set(params.keys())].map((key) => {
      const values = params.getAll(key)
      return [key, values.length > 1 ? values : (values[0] ?? '')]
    }),
  )
}

/** The way back. Undefined and empty values are left out; a list becomes one value with commas. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) {
    const text = Array.isArray(value)
      ? value.join(',')
      : typeof value === 'string' || typeof value === 'number'
        ? `${value}`
        : ''
    if (text) params.set(key, text)
  }
  // Commas are legal in a query and easier to read there.
  const query = params.toString().replaceAll('%2C', ',')
  return query ? `?${query}` : ''
}
