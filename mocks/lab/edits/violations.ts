/**
 * Violations of the contract in an edited answer. Loaded with the first editor, because the contract kit's assertions are
 * large.
 */
import { type ReadCall, violationsOf as violationsOfRead } from '#packages/contract-kit/answers/violations.ts'
import type { EditedAnswer } from '#src/demo/demo-api.ts'

/** Returns one text per violation. `address` names the call in them. */
export function violationsOf(call: ReadCall, address: string, { status, contentType, body }: EditedAnswer): string[] {
  const fault = contentType.includes('json') ? faultOfJson(body) : ''
  if (fault) return [`The answer is not JSON: ${fault}`]
  // Edits have no other headers. The answers that must not be cached are those of carts, which the mock API never caches.
  const headers = new Headers({ 'cache-control': 'no-store', ...(contentType && { 'content-type': contentType }) })
  return violationsOfRead(call, { request: address, status, headers, text: body })
}

/** Returns what the browser says of a text that is not JSON; otherwise an empty text. */
function faultOfJson(text: string): string {
  try {
    JSON.parse(text)
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
