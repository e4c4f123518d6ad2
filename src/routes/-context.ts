import type { QueryClient } from '@tanstack/react-query'

/** What routes get from the app. */
export type RouterContext = {
  /** The cache that loaders fill: `prefetch(context.queryClient.query({ ...options, staleTime: 'static' }))`. */
  queryClient: QueryClient
}
