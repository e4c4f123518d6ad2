/**
 * Replaces what stories take from Overtone's fixtures by its counterpart in another shop: the second product of the first
 * category by the second product of that shop's first category, and so on. Texts that a story makes up stay.
 */
import { builtInRows } from '#mocks/store/built-in-rows.ts'
import { type Rows, rowsAt } from '#mocks/store/store.ts'
import type { BlogPost, Product } from '#src/api/contract.ts'
import { DEFAULT_CONFIG } from '#src/config/config.ts'
import type { Site } from '#src/config/site.tsx'
import { loadContent } from '#src/content/content-file.ts'
import { deals } from '#src/features/deals/deals-content.ts'
import { faq } from '#src/features/faq/faq-content.ts'
import { about } from '#src/features/info/about-content.ts'
import { reviews } from '#src/features/reviews/reviews-content.ts'
import { parseDescription } from '#src/lib/description.ts'
import { isPlainObject } from './replace-titles.ts'

export type Counterparts = {
  /** Replaces texts and prices in args. */
  replace: <T>(value: T) => T
  /** Replaces ids and slugs in the URL of a page. */
  replaceInUrl: (url: string) => string
}

const CONTENT = { deals, reviews, about, faq }
/** Fields whose values are not texts but choices. */
const CHOICES = new Set(['type', 'style', 'align', 'sourceType', 'to'])
const NUMBER = /^[\d.,]*$/
const PRICES = new Set(['price', 'originalPrice'])

type Pair = [text: string, counterpart: string]

/** Pairs the texts of two values of the same shape. The second list starts again where it is shorter. */
function pairsOf(from: unknown, to: unknown): Pair[] {
  if (typeof from === 'string') return typeof to === 'string' && !NUMBER.test(from) ? [[from, to]] : []
  if (Array.isArray(from)) {
    return Array.isArray(to) && to.length > 0 ? from.flatMap((item, index) => pairsOf(item, to[index % to.length])) : []
  }
  if (typeof from !== 'object' || from === null) return []
  return Object.entries(from).flatMap(([key, value]) => (CHOICES.has(key) ? [] : pairsOf(value, Object(to)[key])))
}

/** Groups products by category, with the lines that components show of their descriptions. */
const productsOf = ({ categories, products }: Rows) =>
  categories.map(({ id }) =>
    products
      .filter(({ categoryId }) => categoryId === id)
      .map((product) => [product, parseDescription(product.description).lines]),
  )

/** Groups the blocks of posts by type, because the posts of two shops have different outlines. */
const postsOf = async ({ posts }: Rows) =>
  (await posts()).map(({ blocks, ...post }: BlogPost) => [
    post,
    Object.fromEntries(blocks.map(({ type }) => [type, blocks.filter((block) => block.type === type)])),
  ])

/** Returns the functions for the shop with these rows and this configuration. */
export async function createCounterparts(rows: Rows, { store, retailer }: Site): Promise<Counterparts> {
  const own = rowsAt(import.meta.env.BASE_URL, rows)
  const ownContent = await Promise.all([
    loadContent('deals'),
    loadContent('reviews'),
    loadContent('about'),
    loadContent('faq'),
  ])
  const pairs: Pair[] = []
  // Stories have the rows as in the fixtures, and as the API sends them.
  for (const demo of [builtInRows, rowsAt(import.meta.env.BASE_URL, builtInRows)]) {
    pairs.push(
      ...pairsOf([demo.categories, demo.brands], [own.categories, own.brands]),
      ...pairsOf(productsOf(demo), productsOf(own)),
      ...pairsOf(await postsOf(demo), await postsOf(own)),
    )
  }
  pairs.push(...pairsOf(Object.values(CONTENT), ownContent))
  // Of several counterparts, the first one is used.
  const texts = new Map(pairs.toReversed())
  const ratios = priceRatios(builtInRows.products, own.products, texts)
  const textOf = (text: string) =>
    texts.get(text) ??
    text.replaceAll(DEFAULT_CONFIG.store.name, store.name).replaceAll(DEFAULT_CONFIG.retailer.name, retailer.name)
  const replaced = (value: unknown): unknown => {
    if (typeof value === 'string') return textOf(value)
    if (Array.isArray(value)) return value.map(replaced)
    if (!isPlainObject(value)) return value
    const { id, product, title } = value
    const ratio = ratios.get(id) ?? ratios.get(product ?? title)
    return Object.fromEntries(
      Object.entries(value).map(([key, field]) => [
        key,
        ratio && PRICES.has(key) && Number(field) ? (Number(field) * ratio).toFixed(2) : replaced(field),
      ]),
    )
  }
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The copy has the same shape.
    replace: <T>(value: T) => replaced(value) as T,
    replaceInUrl: (url) =>
      url
        .split(/([/?&=,])/)
        .map((part) => texts.get(part) ?? part)
        .join(''),
  }
}

/** Returns each price divided by that of the demo, by the ids and titles of products, so that discounts stay as a story shows them. */
function priceRatios(demo: Product[], own: Product[], texts: ReadonlyMap<string, string>): Map<unknown, number> {
  const prices = new Map(own.map(({ id, price }) => [id, Number(price)]))
  return new Map(
    demo.flatMap(({ id, title, price }) => {
      const ratio = (prices.get(texts.get(id) ?? '') ?? 0) / Number(price)
      return ratio > 0 ? [[id, ratio] as const, [title, ratio] as const] : []
    }),
  )
}
