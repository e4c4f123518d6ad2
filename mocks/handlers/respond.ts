/** Responses of the mock API. The bodies of errors are plain text that a toast can show. */

/** `Response.json` is missing in Safari 16. */
export const json = (value: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json', ...headers } })

export const notFound = (what: string) => new Response(`${what} not found`, { status: 404 })

export const badRequest = (why: string) => new Response(why, { status: 400 })
