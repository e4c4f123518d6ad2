/** Mock API in Node: for handler tests, the prerender and the HTTP server. */
import { getResponse } from 'msw'
import { handlers } from './handlers/index.ts'
import { type Rows, seed } from './store/db.ts'

/** Answers one request like the service worker. Returns 404 if no handler matches. */
export async function answer(request: Request): Promise<Response> {
  const { origin } = new URL(request.url)
  return (await getResponse(handlers, request, { baseUrl: origin })) ?? new Response('Not found', { status: 404 })
}

/** Seeds the store with `rows` and replaces the global `fetch` by the mock API. Returns a function that restores it. */
export function answerFetch(rows: Rows, basePath: string): () => void {
  seed(rows, { basePath })
  const original = globalThis.fetch
  globalThis.fetch = (input, init) => answer(new Request(input, init))
  return () => {
    globalThis.fetch = original
  }
}
