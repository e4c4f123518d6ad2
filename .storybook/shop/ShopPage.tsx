import { App } from '#src/app/App.tsx'
import type { ShopParameters } from './parameters.ts'
import { useShop } from './providers.tsx'

/** Renders the whole app at a URL. Links, filters, search and Back work. */
export function ShopPage({ url = '/' }: Pick<ShopParameters, 'url'>) {
  return <App {...useShop(url)} />
}
