/**
 * The cache's defaults (spec §7): no retry, never stale, no refetch on focus, no polling.
 */
import { QueryClient, type QueryFunctionContext, queryOptions } from '@tanstack/react-query'
import { ApiError, request } from './client.ts'
import { PATH_PART } from './contract.ts'
import { type AnswerOf, answerOf, keyOf, type ParamsOf, type ReadId } from './operations.ts'

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // A failed read is asked again by the next visit's loader or by Retry, not because one more component shows it.
        enabled: ({ state }) => state.status !== 'error',
        // Offline is a failed request with its error state, not a pause without end.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

/** A query function that asks for the path its key spells, the parts joined with a slash (spec §7). Fails as `request` does. */
export const queryFnFor =
  <Id extends ReadId>(id: Id) =>
  ({ queryKey, signal }: QueryFunctionContext<readonly string[]>): Promise<AnswerOf<Id>> => {
    // An address typed by hand may name what no row is called.
    if (!queryKey.every((part) => PATH_PART.test(part))) {
      throw new ApiError({ status: 404, statusText: 'Not Found' }, '')
    }
    const path = queryKey.map((part, index) => (index ? encodeURIComponent(part) : part)).join('/')
    return request(path, answerOf(id), { signal })
  }

export const readOptions = <Id extends ReadId>(id: Id, params: ParamsOf<Id>) =>
  queryOptions({ queryKey: keyOf(id, params), queryFn: queryFnFor(id) })

/** For loaders: starts a query without waiting for it. Whoever shows its data has a state for its failure. */
export const prefetch = (query: Promise<unknown>): void => {
  query.catch(() => undefined)
}
