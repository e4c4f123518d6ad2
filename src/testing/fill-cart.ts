import { send } from '#src/api/client.ts'

/** Puts one of each product into the visitor's cart, as an earlier visit would have. */
export async function fillCart(...productIds: string[]): Promise<void> {
  for (const productId of productIds) await send('add', { productId, quantity: 1 })
}
