import { send } from '#src/api/client.ts'

/** Adds one of each product to the cart through the API. */
export async function fillCart(...productIds: string[]): Promise<void> {
  for (const productId of productIds) await send('add', { productId, quantity: 1 })
}
