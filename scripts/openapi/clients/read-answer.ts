/**
 * Reads a product with the generated client. `npm run check -- clients` generates the client, compiles this file and
 * runs it.
 */
import { client } from './generated/client.gen.ts'
import { getProduct } from './generated/sdk.gen.ts'
import type { Product } from './generated/types.gen.ts'

/** Compiles only if fields that may be absent are optional. */
export const minimalProduct: Product = { id: 'minimal', title: 'Minimal', price: '1.00' }

/** Returns the title of a product. Sends no cart id. */
export async function readTitle(origin: string, id: string): Promise<string | undefined> {
  client.setConfig({ baseUrl: origin })
  const { data } = await getProduct({ path: { id } })
  return data?.title
}
