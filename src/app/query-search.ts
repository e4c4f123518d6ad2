/**
 * The URL's query as plain text: `?search=4090` stays as it is written, where the
 * router's own codec would turn it into JSON (product.md, Listing state).
 */

/** Takes `?a=1&b=2&b=3`; returns texts, and lists of texts for repeated keys. */
export function parseSearch(query: string): Record<string, string | string[]> {
  const params = new URLSearchParams(query)
  return Object.fromEntries(
    [...new Set(params.keys())].map((key) => {
      const values = params.getAll(key)
      return [key, values.length > 1 ? values : (values[0] ?? '')]
    }),
  )
}

/**
 * The way back. What is undefined and empty lists are left out; an empty text is
 * not, since its key alone may mean something. A list becomes one value with commas.
 */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) {
    if (Array.isArray(value)) {
      if (value.length > 0) params.set(key, value.join(','))
    } else if (typeof value === 'string' || typeof value === 'number') params.set(key, `${value}`)
  }
  // Commas are legal in a query and easier to read there.
  const query = params.toString().replaceAll('%2C', ',')
  return query ? `?${query}` : ''
}
