/**
 * Codec for the query string. Values are plain text, so `?search=4090` stays as it is; the router's
 * default codec would parse it as JSON (product/listing.md).
 */

/** Parses `?a=1&b=2&b=3` to strings, and to a list of strings for a repeated key. */
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
 * Serializes search parameters. Leaves out undefined values and empty lists, but keeps empty strings.
 * A list becomes one value, separated by commas.
 */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) {
    if (Array.isArray(value)) {
      if (value.length > 0) params.set(key, value.join(','))
    } else if (typeof value === 'string' || typeof value === 'number') params.set(key, `${value}`)
  }
  // Commas are valid in a query string and easier to read.
  const query = params.toString().replaceAll('%2C', ',')
  return query ? `?${query}` : ''
}
