/**
 * The mock API outside of a browser: handler tests, the prerender, an HTTP server.
 */
import { getResponse } from 'msw'
import { seed } from './db.ts'
import { handlers } from './handlers.ts'

/** Answers one request as the worker would. Returns 404 for what no handler knows. */
export async function answer(request: Request): Promise<Response> {
  const { origin } = new URL(request.url)
  return (await getResponse(handlers, request, { baseUrl: origin })) ?? new Response('Not found', { status: 404 })
}

/** Seeds the store and lets every `fetch` of this process be answered by it. Returns the cleanup. */
export function answerFetch(basePath: string): () => void {
  seed({ basePath })
  const original = globalThis.fetch
  globalThis.fetch = (input, init) => answer(new Request(input, init))
  return () => {
    globalThis.fetch = original
  }
}
