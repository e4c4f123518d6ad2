import { createMemoryHistory } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { createQueryClient } from '#src/api/query-client.ts'
import { createStyleCache } from '#src/app/App.tsx'
import { createAppRouter } from '#src/app/router.tsx'
import { type Shop, useShownShop } from './shops.ts'

/** Returns the props of the shop's providers for one story; the router starts at `url` in a memory history. */
export function useShop(url: string) {
  const shown = useShownShop()
  const [shop] = useState(() => createShop(shown, url))
  // Otherwise the style sheets of all stories of a test run add up, which makes each story slower than the last.
  useEffect(() => () => shop.styles.sheet.flush(), [shop])
  return shop
}

function createShop({ site, theme, replaceInUrl }: Shop, url: string) {
  const queryClient = createQueryClient()
  const path = import.meta.env.BASE_URL + replaceInUrl(url).replace(/^\//, '')
  const router = createAppRouter({ queryClient, site }, createMemoryHistory({ initialEntries: [path] }))
  return { queryClient, router, site, theme, styles: createStyleCache() }
}
