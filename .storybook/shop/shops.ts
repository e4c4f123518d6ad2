/**
 * The shops of the toolbar: Overtone, and Tafelgut, which consists of the data in `examples/tafelgut/`. `main.ts` serves its
 * files.
 */
import type { Theme } from '@mui/material/styles'
import { createContext, useContext } from 'react'
import { builtInRows } from '#mocks/store/built-in-rows.ts'
import { loadRows } from '#mocks/store/catalogue-file.ts'
import type { Rows } from '#mocks/store/store.ts'
import { type Config, DEFAULT_CONFIG, parseConfig } from '#src/config/config.ts'
import { shopTokens } from '#src/theme/shop-colors.ts'
import { createShopTheme, theme } from '#src/theme/theme.ts'
import { dark, light, type Tokens } from '#src/theme/tokens.ts'
import tafelgutConfig from '../../examples/tafelgut/config.json?raw'
import { type Counterparts, createCounterparts } from './counterparts.ts'

export type Shop = Counterparts & {
  site: Config
  theme: Theme
  tokens: { light: Tokens; dark: Tokens }
  rows: Rows
}

export const OVERTONE: Shop = {
  site: DEFAULT_CONFIG,
  theme,
  tokens: { light, dark },
  rows: builtInRows,
  replace: (value) => value,
  replaceInUrl: (url) => url,
}

async function loadTafelgut(): Promise<Shop> {
  const site = parseConfig(tafelgutConfig)
  const { data, colors } = { ...site.api, ...site.store }
  if (!data || !colors) throw new Error('config.json of the shop has no catalogue or no colors')
  const tokens = shopTokens(colors)
  const rows = await loadRows(data)
  return { site, theme: createShopTheme(tokens), tokens, rows, ...(await createCounterparts(rows, site)) }
}

let tafelgut: Promise<Shop> | undefined

/** Returns the shop of a toolbar value. */
export async function loadShop(name: string | undefined): Promise<Shop> {
  if (name !== 'tafelgut') return OVERTONE
  tafelgut ??= loadTafelgut()
  return tafelgut
}

let current = OVERTONE

/** Returns the shop that the API and the stories of this document show. */
export const currentShop = (): Shop => current

/** Makes a shop the current one once it is loaded. */
export async function openShop(name: string | undefined): Promise<void> {
  current = await loadShop(name)
}

/** The shop around a component. Null outside of stories and docs pages. */
export const ShopContext = createContext<Shop | null>(null)

export const useShownShop = (): Shop => useContext(ShopContext) ?? OVERTONE
