import { useState } from 'react'
import { App } from '#src/app/App.tsx'
import type { ShopParameters } from './parameters.ts'
import { createShop } from './providers.tsx'

/** The whole shop at an address, frame and all: links, filters, search and Back work in it. */
export function ShopPage({ url = '/' }: Pick<ShopParameters, 'url'>) {
  const [shop] = useState(() => createShop(url))
  return <App {...shop} />
}
