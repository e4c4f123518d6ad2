/**
 * Sends changes of the cart to the server.
 *
 * Each change is a mutation. They share a scope, so TanStack Query runs them one at a time in the
 * order they were made. A change that a later one supersedes ends without a request.
 */
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { send } from '#src/api/client.ts'
import { type CartChange, coalesce, supersedes } from './cart-changes.ts'
import { notifyTabs } from './other-tabs.ts'
import { applyToCache, CART_KEY, refetchCart } from './queries.ts'

/** Resolves to true when the server has saved the change, and to false if a later change superseded it. */
export const cartMutationOptions = mutationOptions({
  mutationKey: CART_KEY,
  scope: { id: 'cart' },
  // A response that is still awaited may or may not contain this change, so it is discarded.
  onMutate: (_change: CartChange, { client }) => void client.cancelQueries({ queryKey: CART_KEY }),
  mutationFn: async (change, { client }) => {
    // Checked here, because TanStack Query cannot cancel a mutation that waits for its turn.
    if (pendingChanges(client).some((other) => other !== change && supersedes(other, change))) return false
    await (flushedRequests.get(change) ?? sendChange(change))
    return true
  },
  onSuccess: (isSaved, change, _result, { client }) => {
    if (!isSaved) return
    applyToCache(client, change)
    notifyTabs()
  },
  onSettled: (_isSaved, _error, _change, _result, { client }) => {
    // This mutation still counts, so 1 means that no other is pending.
    if (client.isMutating({ mutationKey: CART_KEY }) === 1) void refetchCart(client)
  },
})

export const pendingMutations = (client: QueryClient) =>
  client.getMutationCache().findAll({ mutationKey: CART_KEY, status: 'pending' })

/** Returns the changes that are not settled, oldest first. The first has been sent; the others wait for their turn. */
export const pendingChanges = (client: QueryClient): CartChange[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only `cartMutationOptions` has this key, and pending mutations have variables.
  pendingMutations(client).map(({ state }) => state.variables as CartChange)

/** The request of each change that was sent before its turn, by `flushOnPageHide`. */
const flushedRequests = new WeakMap<CartChange, Promise<unknown>>()

/**
 * Sends all waiting changes at once when the user leaves the page, because their turn may never come.
 * `send` uses `keepalive`, so the requests outlive the page.
 *
 * If the page returns from the back/forward cache, its mutations resume. Each of them then waits for
 * the request in `flushedRequests` instead of sending another. Returns a function that stops listening.
 */
export function flushOnPageHide(client: QueryClient): () => void {
  const flush = () => {
    const [, ...waiting] = pendingChanges(client)
    const unsent = waiting.filter((change) => !flushedRequests.has(change))
    const requests = Promise.all(coalesce(unsent).map(sendChange))
    // Prevents an unhandled rejection. The mutations handle the failure when their turn comes.
    requests.catch(() => undefined)
    for (const change of unsent) flushedRequests.set(change, requests)
  }
  addEventListener('pagehide', flush)
  return () => removeEventListener('pagehide', flush)
}

/** The kind of a change is also the id of its API operation. */
const sendChange = ({ kind, ...body }: CartChange): Promise<void> => send(kind, body)
