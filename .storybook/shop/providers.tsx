import { createMemoryHistory } from '@tanstack/react-router'
import { createQueryClient } from '#src/api/query-client.ts'
import { createStyleCache } from '#src/app/App.tsx'
import { createAppRouter } from '#src/app/router.tsx'
import { DEFAULT_CONFIG } from '#src/config/config.ts'

/** All that the shop's providers take, anew for each story: a memory history at that address of the site. */
export function createShop(url: string) {
  const queryClient = createQueryClient()
  const address = import.meta.env.BASE_URL + url.replace(/^\//, '')
  const router = createAppRouter({ queryClient }, createMemoryHistory({ initialEntries: [address] }))
  return { queryClient, router, site: DEFAULT_CONFIG, styles: createStyleCache() }
}
