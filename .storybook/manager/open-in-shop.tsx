/* @jsxRuntime classic */
/** Toolbar link from a story to the same state of the running shop. Hidden unless a shop is published or running. */
import React, { useEffect, useState } from 'react'
import { Button } from 'storybook/internal/components'
import { useGlobals, useParameter, useStorybookState } from 'storybook/manager-api'
import type { ShopParameters } from '../shop/parameters.ts'
import { isOvertoneOnly } from '../toolbar.ts'

/** URL of the development server (`npm start`). */
const DEVELOPMENT_URL = 'http://localhost:5173/'

declare global {
  /** Set by Storybook to `DEVELOPMENT` or `PRODUCTION`. */
  var CONFIG_TYPE: string
}

export function OpenInShop() {
  const { url, demo } = useParameter<ShopParameters>('shop', {})
  const [globals] = useGlobals()
  const { storyId } = useStorybookState()
  const shop = useShopUrl()
  // The published shop beside Storybook is Overtone.
  if (!shop || url === undefined || (globals.shop !== 'overtone' && !isOvertoneOnly(storyId))) return null
  const address = `${shop}${url.replace(/^\//, '')}`
  const link = demo ? `${address}${address.includes('?') ? '&' : '?'}demo=${demo.join(',')}` : address
  return (
    <Button asChild variant="ghost" padding="small">
      <a href={link} target="_blank" rel="noreferrer">
        Open in shop
      </a>
    </Button>
  )
}

/** Returns the shop's URL with a trailing slash. Falsy if there is no shop, and until its URL is known. */
function useShopUrl(): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    void findShopUrl().then(setUrl)
  }, [])
  return url
}

async function findShopUrl(): Promise<string | null> {
  if (globalThis.CONFIG_TYPE === 'DEVELOPMENT') {
    const isAnswering = await fetch(DEVELOPMENT_URL, { mode: 'no-cors' }).then(
      () => true,
      () => false,
    )
    return isAnswering ? DEVELOPMENT_URL : null
  }
  // Written by scripts/build/addresses.ts next to Storybook's index.html.
  const { shop = '' }: { shop?: string } = await fetch('./addresses.json').then(
    (response) => response.json(),
    () => ({}),
  )
  return shop && new URL(shop, location.href).href
}
