import type { QueryClient } from '@tanstack/react-query'

/** Context that the router passes to every route's loader. */
export type RouterContext = {
  queryClient: QueryClient
}
