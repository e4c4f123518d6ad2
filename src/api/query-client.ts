/** TanStack Query with the shop's defaults: no retry, never stale, no refetch on focus, no polling (spec §7). */
import { type DehydratedState, QueryClient, type QueryFunctionContext, queryOptions } from '@tanstack/react-query'
import { ApiError, request } from './client.ts'
import { type AnswerOf, keyOf, type ParamsOf, type ReadId } from './operations.ts'
import { PATH_PART } from './path-part.ts'

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // A failed query is fetched again by a route's loader or by Retry, not when another component mounts.
        enabled: ({ state }) => state.status !== 'error',
        // Offline requests fail and show the error state. By default they would be paused.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

/**
 * Returns a query function that requests the path in the query key: the key's parts, joined by slashes (spec §7).
 * It throws `ApiError` for a part that cannot be in a path, and otherwise like `request`.
 */
export const queryFnFor =
  <Id extends ReadId>(id: Id) =>
  ({ queryKey, signal }: QueryFunctionContext<readonly string[]>): Promise<AnswerOf<Id>> => {
    // A URL typed by hand can contain an invalid slug, such as `/blog?post=..`.
    if (!queryKey.every((part) => PATH_PART.test(part))) {
      throw new ApiError({ status: 404, statusText: 'Not Found' }, '')
    }
    const path = queryKey.map((part, index) => (index ? encodeURIComponent(part) : part)).join('/')
    return request(path, id, { signal })
  }

/** Returns the query options of a read operation. */
export const readOptions = <Id extends ReadId>(id: Id, params: ParamsOf<Id>) =>
  queryOptions({ queryKey: keyOf(id, params), queryFn: queryFnFor(id) })

/**
 * Fetches prerendered answers of the API again: those that the page shows at once, the others when they are needed.
 * @param isIncluded tells for a path, which starts with `/api`, whether its answers are fetched
 */
export function refetchAnswers(
  client: QueryClient,
  answers: DehydratedState[],
  isIncluded: (path: string) => boolean,
): void {
  const hashes = new Set(answers.flatMap(({ queries }) => queries.map(({ queryHash }) => queryHash)))
  // Never rejects: a failed query has an error state.
  void client.invalidateQueries({
    predicate: ({ queryHash, queryKey: [path] }) =>
      hashes.has(queryHash) && String(path).startsWith('/api/') && isIncluded(String(path)),
  })
}

/** Ignores the promise and its rejection. For loaders: the component that uses the query shows its failure. */
export const prefetch = (query: Promise<unknown>): void => {
  query.catch(() => undefined)
}
