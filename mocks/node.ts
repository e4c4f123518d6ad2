/** Mock API in Node: for handler tests, the prerender and the HTTP server. */
import { respond } from './handlers/index.ts'
import { withNotFound } from './handlers/resolvers.ts'
import { seed } from './store/db.ts'
import type { Rows } from './store/store.ts'

/** Answers one request as in the browser. Returns 404 if the contract has no such operation. */
export const answer = withNotFound(respond)

/** Seeds the store with `rows` and replaces the global `fetch` by the mock API. Returns a function that restores it. */
export function answerFetch(rows: Rows, basePath: string): () => void {
  seed(rows, { basePath })
  const original = globalThis.fetch
  globalThis.fetch = (input, init) => answer(new Request(input, init))
  return () => {
    globalThis.fetch = original
  }
}
