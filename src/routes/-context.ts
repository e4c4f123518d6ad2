import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { hasPage, type Site } from '#src/config/site.tsx'

/** Context that the router passes to every route. */
export type RouterContext = {
  queryClient: QueryClient
  site: Site
}

/** Returns a `beforeLoad` that shows Page Not Found if the shop does not have the page (product/configuration.md). */
export const requirePage =
  (path: string) =>
  ({ context }: { context: RouterContext }): void => {
    if (!hasPage(context.site, path)) throw notFound()
  }
