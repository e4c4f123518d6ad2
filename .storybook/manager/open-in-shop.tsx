/* @jsxRuntime classic */
/** From a story to the same state of the running shop, where one is published beside Storybook. */
import React, { useEffect, useState } from 'react'
import { Button } from 'storybook/internal/components'
import { useParameter } from 'storybook/manager-api'
import type { ShopParameters } from '../shop/parameters.ts'

/** Where `npm start` serves it beside `npm run storybook`. */
const IN_DEVELOPMENT = 'http://localhost:5173/'

declare global {
  /** Said by Storybook: `DEVELOPMENT` or `PRODUCTION`. */
  var CONFIG_TYPE: string
}

export function OpenInShop() {
  const { url, demo } = useParameter<ShopParameters>('shop', {})
  const shop = useShop()
  if (!shop || url === undefined) return null
  const address = `${shop}${url.replace(/^\//, '')}`
  const link = demo ? `${address}${address.includes('?') ? '&' : '?'}demo=${demo.join(',')}` : address
  return (
    <Button asChild variant="ghost" padding="small">
      <a href={link} target="_blank" rel="noreferrer">
        Open this state in the shop
      </a>
    </Button>
  )
}

/** Its address, ending in a slash; null until it is known to answer. */
function useShop(): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    void findShop().then(setAddress)
  }, [])
  return address
}

async function findShop(): Promise<string | null> {
  if (globalThis.CONFIG_TYPE === 'DEVELOPMENT') {
    const isAnswering = await fetch(IN_DEVELOPMENT, { mode: 'no-cors' }).then(
      () => true,
      () => false,
    )
    return isAnswering ? IN_DEVELOPMENT : null
  }
  // Beside this page (scripts/build/addresses.mjs).
  const { shop = '' }: { shop?: string } = await fetch('./addresses.json').then(
    (response) => response.json(),
    () => ({}),
  )
  return shop && new URL(shop, location.href).href
}
