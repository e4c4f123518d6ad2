/**
 * The cache's defaults (spec §7): no retry, never stale, no refetch on focus, no polling.
 */
import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { ApiError, request } from './client.ts'
import { PATH_PART } from './contract.ts'

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

/** Joins the parts of a key with a slash: the path it reads (spec §7). */
export const read =
  <T extends z.ZodMiniType>(schema: T) =>
  ({ queryKey, signal }: QueryFunctionContext<readonly string[]>) => {
    // An address typed by hand may name what no row is called.
    if (!queryKey.every((part) => PATH_PART.test(part))) {
      throw new ApiError({ status: 404, statusText: 'Not Found' }, '')
    }
    return request(queryKey.map((part, index) => (index ? encodeURIComponent(part) : part)).join('/'), schema, {
      signal,
    })
  }

/** For loaders: the read is under way, and whoever shows it has a state for its failure. */
export const start = (reading: Promise<unknown>): void => {
  reading.catch(() => undefined)
}
