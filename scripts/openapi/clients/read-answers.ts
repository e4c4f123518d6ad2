/**
 * Reads a product with each generated client. `npm run check -- clients` generates the clients, compiles this file and
 * runs it.
 */
import { client } from './generated/hey-api/client.gen.ts'
import { getProduct as getByHeyApi } from './generated/hey-api/sdk.gen.ts'
import type { Product as HeyApiProduct } from './generated/hey-api/types.gen.ts'
import type { components, paths } from './generated/openapi-typescript.ts'

/** Compiles only if fields that may be absent are optional. */
const MINIMAL = { id: 'minimal', title: 'Minimal', price: '1.00' }
export const minimalProducts: [components['schemas']['Product'], HeyApiProduct] = [MINIMAL, MINIMAL]

type Answer = paths['/api/products/{id}']['get']['responses'][200]['content']['application/json']

/** Returns the title of a product as each client reads it. None of them sends a cart id. */
export async function readTitles(origin: string, id: string): Promise<Record<string, string>> {
  client.setConfig({ baseUrl: origin })
  const response = await fetch(`${origin}/api/products/${id}`)
  const answer: Answer = await response.json()
  const { data: heyApi } = await getByHeyApi({ path: { id } })
  return {
    'openapi-typescript': answer.title,
    '@hey-api/openapi-ts': heyApi?.title ?? '',
  }
}
