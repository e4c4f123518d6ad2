/**
 * The cart's changes on their way to the server: mutations of one scope, which run one
 * at a time in the order they were made. One that a later one supersedes calls nobody.
 */
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { send } from '#src/api/client.ts'
import { type CartChange, coalesce, supersedes } from './cart-changes.ts'
import { notifyTabs } from './other-tabs.ts'
import { applyToCache, CART_KEY, refetchCart } from './queries.ts'

/** Resolves to true once the server has the change, to false when a later one superseded it. */
export const cartMutationOptions = mutationOptions({
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
    applyToCache(client, change)
    notifyTabs()
  },
  onSettled: (_isSaved, _error, _change, _result, { client }) => {
    if (client.isMutating({ mutationKey: CART_KEY }) === 1) void refetchCart(client)
  },
})

export const pendingMutations = (client: QueryClient) =>
  client.getMutationCache().findAll({ mutationKey: CART_KEY, status: 'pending' })

/** The first one is under way, the others wait. */
export const pendingChanges = (client: QueryClient): CartChange[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only `cartMutationOptions` has this key, and what is pending has its variables.
  pendingMutations(client).map(({ state }) => state.variables as CartChange)

/** What was sent before its turn. */
const sentAhead = new WeakMap<CartChange, Promise<unknown>>()

/** Sends what waits when the page is left. Should the page come back, each turn finds it sent. Returns the cleanup. */
export function flushOnPageHide(client: QueryClient): () => void {
  const leave = () => {
    const [, ...waiting] = pendingChanges(client)
    const unsent = waiting.filter((change) => !sentAhead.has(change))
    const sending = Promise.all(coalesce(unsent).map(call))
    // A failure is handled in their turn.
    sending.catch(() => undefined)
    for (const change of unsent) sentAhead.set(change, sending)
  }
  addEventListener('pagehide', leave)
  return () => removeEventListener('pagehide', leave)
}

/** The kinds of a change are the names of its calls. */
const call = ({ kind, ...body }: CartChange): Promise<void> => send(kind, body)
