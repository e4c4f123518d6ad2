/** A live shop whose pages were prerendered from a catalogue file, and its API server. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startApiProcess } from '../../mocks/http/child.ts'
import { basePath } from './base-path.ts'
import { serveCopy } from './site-copy.ts'

export const DESK = 'Oak Desk'
/** The time of the catalogue, which prerendered pages name. */
export const AS_OF = 'Prices as of March 10, 2026, 14:05 UTC'
const desk = { category: 'Desks', categoryId: 'cat-desks', images: [] }
export const post = {
  id: 'post-1',
  slug: 'choosing-a-lamp',
  title: 'Choosing a lamp',
  excerpt: 'Three questions.',
  publishedAt: '2026-03-01T00:00:00Z',
  tags: ['Lamps'],
  blocks: [
    { type: 'paragraph', content: 'Start with the size of your desk.' },
    { type: 'product-showcase', productIds: ['reed-lamp'] },
  ],
}
const catalogue = {
  format: 'overtone-catalogue',
  version: 1,
  generatedAt: '2026-03-10T14:05:00Z',
  source: { kind: 'file', name: 'products.csv' },
  products: [
    { ...desk, id: 'oak-desk', title: DESK, price: '499.00', description: 'Solid oak.' },
    { ...desk, id: 'ash-desk', title: 'Ash Desk', price: '399.00', originalPrice: '449.00' },
    { id: 'reed-lamp', title: 'Reed Lamp', price: '89.00', images: [], isFeatured: true },
  ],
  categories: [{ id: 'cat-desks', slug: 'desks', name: 'Desks', description: 'Desks of solid wood.' }],
  brands: [],
  posts: [post],
}
export const shop = {
  store: {
    name: 'Hearth',
    siteUrl: 'https://shop.test',
    tagline: 'Furniture of wood.',
    department: 'Furniture',
    pages: ['blog'],
  },
}

export const PRODUCT = 'products/oak-desk/'
export const POST = `blog/${post.slug}/?post=${post.slug}`

export type LiveShop = {
  apiOrigin: string
  siteUrl: string
  /** A temporary folder, which `close` removes. */
  folder: string
  close: () => Promise<void>
}

export async function startLiveShop(): Promise<LiveShop> {
  const folder = mkdtempSync(join(tmpdir(), 'overtone-live-'))
  mkdirSync(join(folder, 'shop/data/pictures'), { recursive: true })
  writeFileSync(join(folder, 'shop/data/pictures/desk.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const file = join(folder, 'shop/data/catalogue-1.json')
  writeFileSync(file, JSON.stringify(catalogue))
  const api = await startApiProcess(['--site', basePath, '--catalogue', file])
  const site = await serveCopy(({ configure }) =>
    configure({ ...shop, api: { mode: 'live', baseUrl: api.origin } }, {}, '--catalogue', join(folder, 'shop')),
  )
  return {
    apiOrigin: api.origin,
    siteUrl: site.siteUrl,
    folder,
    async close() {
      await site.close()
      await api.stop()
      rmSync(folder, { recursive: true })
    },
  }
}
