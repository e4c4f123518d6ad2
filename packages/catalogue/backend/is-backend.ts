/** Finds out whether a backend answers at an address. */
import * as z from 'zod/mini'
import type { BackendOptions } from './backend.ts'
import { createJsonRequests, RequestFailed, systemClock } from './json-requests.ts'

/** The list of the contract (spec §7). */
const ProductList = z.object({ products: z.array(z.unknown()), total: z.number() })

/**
 * Requests the backend's first product.
 *
 * @param baseUrl the address before `/api`
 * @returns why there is no backend, such as "/api/products answered 404", or null if there is one
 */
export async function whyNoBackend(
  baseUrl: string,
  { fetch = globalThis.fetch, clock = systemClock }: Pick<BackendOptions, 'fetch' | 'clock'>,
): Promise<string | null> {
  try {
    const answer = await createJsonRequests(baseUrl, fetch, clock)('/api/products?page=1&limit=1')
    return ProductList.safeParse(answer).success ? null : '/api/products answered without a list of products'
  } catch (error) {
    // The message may repeat the address.
    const status = error instanceof RequestFailed ? error.status : null
    return `/api/products ${status === null ? 'did not answer' : `answered ${status}`}`
  }
}
