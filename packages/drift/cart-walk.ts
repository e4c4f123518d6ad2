/** A walk through a cart of its own, which is empty at the end. */
import { CART_ID_HEADER, type OperationId } from '#src/api/operations.ts'
import { type Answer, isSuccess, type Row } from './answers.ts'
import type { Ask } from './ask.ts'

/** Number of products that are tried, because some may be sold out. */
const MAX_TRIED = 5
const UNKNOWN = 'no-such-product'

type Options = {
  ask: Ask
  /** Products of the server. One of them is added. */
  products: readonly Row[]
  /** Id of the product that an earlier run has added. It is tried first. */
  addedBefore?: string
  readOnly: boolean
  /** Receives the ids of carts, and keeps those that may have lines. */
  filledCarts: Set<string>
}

/** Returns the answers in order. Ends early if no product can be added. */
export async function walkCart({ ask, products, addedBefore, readOnly, filledCarts }: Options): Promise<Answer[]> {
  const answers: Answer[] = [await ask({ step: 'a cart without an id', id: 'cart', cartId: null })]
  let cartId = `drift-${crypto.randomUUID()}`
  const call = async (step: string, id: OperationId, body?: object): Promise<Answer> => {
    const answer = await ask({ step, id, body, cartId })
    // As in the shop, the server may replace the id.
    cartId = answer.headers[CART_ID_HEADER] ?? cartId
    return answer
  }
  const record = async (...parameters: Parameters<typeof call>) => {
    const answer = await call(...parameters)
    answers.push(answer)
    return isSuccess(answer)
  }
  const recordCart = async (when: string) => {
    await record(`cart ${when}`, 'cart')
    await record(`count ${when}`, 'count')
  }
  await recordCart('before the first add')
  if (readOnly) return answers

  const ids = products.flatMap(({ id, isAvailable }) => (typeof id === 'string' && isAvailable !== false ? [id] : []))
  const [first] = ids
  await record('adding an unknown product', 'add', { productId: UNKNOWN, quantity: 1 })
  if (first === undefined) return answers
  await record('adding no quantity', 'add', { productId: first, quantity: 0 })
  await record('updating without a line', 'update', { productId: first, quantity: 1 })
  const productId = await addFirst()
  if (productId === null) return answers
  await recordCart('after add')
  if (await record('update', 'update', { productId, quantity: 2 })) await recordCart('after update')
  await record('remove', 'remove', { productId })
  await recordCart('after remove')
  if (await record('add after remove', 'add', { productId, quantity: 1 })) {
    if (await record('clear', 'clear')) filledCarts.delete(cartId)
    await recordCart('after clear')
  }
  return answers

  /** Adds the first product that can be added, and records only the last attempt. */
  async function addFirst(): Promise<string | null> {
    const tried = [...new Set([...(addedBefore ? [addedBefore] : []), ...ids])].slice(0, MAX_TRIED)
    for (const id of tried) {
      filledCarts.add(cartId)
      const answer = await call('add', 'add', { productId: id, quantity: 1 })
      filledCarts.add(cartId)
      // A product of an earlier run may be gone.
      if (isSuccess(answer) || id === tried.at(-1)) answers.push(answer)
      if (isSuccess(answer)) return id
    }
    return null
  }
}
