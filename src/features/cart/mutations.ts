/**
 * The cart's changes on their way to the server: mutations of one scope, which run one
 * at a time in the order they were made. One that a later one supersedes calls nobody.
 */
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { send } from '#src/api/client.ts'
import { type CartChange, condense, supersedes } from './cart-changes.ts'
import { tellOtherTabs } from './other-tabs.ts'
import { CART_KEY, keepChange, readCartAgain } from './queries.ts'

/** Gives true once the server has the change, false when a later one superseded it. */
export const cartMutation = mutationOptions({
  mutationKey: CART_KEY,
  scope: { id: 'cart' },
  // What is being read now may or may not know of the change.
  onMutate: (_change: CartChange, { client }) => void client.cancelQueries({ queryKey: CART_KEY }),
  mutationFn: async (change, { client }) => {
    if (pendingChanges(client).some((other) => other !== change && supersedes(other, change))) return false
    await (sentAhead.get(change) ?? call(change))
    return true
  },
  onSuccess: (isSaved, change, _result, { client }) => {
    if (!isSaved) return
    keepChange(client, change)
    tellOtherTabs()
  },
  onSettled: (_isSaved, _error, _change, _result, { client }) => {
    if (client.isMutating({ mutationKey: CART_KEY }) === 1) void readCartAgain(client)
  },
})

export const pendingMutations = (client: QueryClient) =>
  client.getMutationCache().findAll({ mutationKey: CART_KEY, status: 'pending' })

/** The first one is under way, the others wait. */
export const pendingChanges = (client: QueryClient): CartChange[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only `cartMutation` has this key, and what is pending has its variables.
  pendingMutations(client).map(({ state }) => state.variables as CartChange)

/** What was sent before its turn. */
const sentAhead = new WeakMap<CartChange, Promise<unknown>>()

/** Sends what waits when the page is left. Should the page come back, each turn finds it sent. Gives the undo. */
export function sendOnLeaving(client: QueryClient): () => void {
  const leave = () => {
    const [, ...waiting] = pendingChanges(client)
    const unsent = waiting.filter((change) => !sentAhead.has(change))
    const sending = Promise.all(condense(unsent).map(call))
    // Its failure is heard in their turn.
    sending.catch(() => undefined)
    for (const change of unsent) sentAhead.set(change, sending)
  }
  addEventListener('pagehide', leave)
  return () => removeEventListener('pagehide', leave)
}

const METHODS = { add: 'POST', update: 'PUT', remove: 'DELETE', clear: 'DELETE' } as const

/** The calls of spec §7. */
const call = ({ kind, ...body }: CartChange): Promise<void> =>
  send(METHODS[kind], `/api/cart/${kind}`, kind === 'clear' ? undefined : body)
