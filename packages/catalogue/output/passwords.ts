/** Links and pictures with a user or password, which everyone could read in the published catalogue. */
import type { CatalogueFile } from '#src/api/catalogue-file.ts'
import { hasCredentials } from '#src/lib/outbound.ts'

/** Fields of products, posts and their blocks that contain addresses. */
const ADDRESSES = new Set(['affiliateUrl', 'images', 'featuredImage', 'src', 'poster', 'embedUrl', 'ctaUrl'])

/** Returns the catalogue without these addresses, and a sentence about each, which does not repeat it. */
export function withoutPasswords(catalogue: CatalogueFile): { catalogue: CatalogueFile; messages: string[] } {
  const messages: string[] = []
  function clean<Row extends { id: string }>(name: string, row: Row): Row {
    const json = JSON.stringify(row)
    if (!json.includes('@')) return row
    return JSON.parse(json, (key, value: unknown) => {
      if (!ADDRESSES.has(key) || ![value].flat().some(isSecret)) return value
      messages.push(`The ${name} "${row.id}" has a user or password in "${key}", which everyone could read.`)
      return Array.isArray(value) ? value.filter((address) => !isSecret(address)) : undefined
    })
  }
  const products = catalogue.products.map((row) => clean('product', row))
  const posts = catalogue.posts.map((row) => clean('post', row))
  return { catalogue: { ...catalogue, products, posts }, messages }
}

const isSecret = (value: unknown): boolean => typeof value === 'string' && hasCredentials(value)

/** Replaces users and passwords of the addresses in a text. */
export const maskPasswords = (text: string): string => text.replace(/(:[\\/]{2,})[^\s\\/?#"]*@/g, '$1…@')
