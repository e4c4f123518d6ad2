/**
 * Reads the whole catalogue of a backend with the shop's own calls (spec §7). The build bundles it into `dist-server/`
 * too, for `npm run configure -- --from`.
 */
import * as z from 'zod/mini'
import { CATALOGUE_FORMAT, CATALOGUE_VERSION, type CatalogueFile } from '#src/api/catalogue-file.ts'
import { BlogPost, Brand, Category, describeIssue, Product } from '#src/api/contract.ts'
import { keyOf, type ParamsOf, type ReadId } from '#src/api/operations.ts'
import { hashOf } from '../products/ids-and-slugs.ts'
import { addDetails } from './details.ts'
import type { Fetch } from './fetch-backend.ts'
import { type Clock, createJsonRequests, systemClock } from './json-requests.ts'
import { type Load, type RawRows, readListing, rowsById } from './listing.ts'
import { openSavedAnswers } from './saved-answers.ts'

export type BackendOptions = {
  /** Folder in which `.reading` saves the answers until everything is read. */
  out: string
  /** Discards the answers of a reading that was interrupted, instead of continuing with it. */
  restart?: boolean
  fetch?: Fetch
  clock?: Clock
  onProgress?: (progress: Progress) => void
}

export type Progress = { what: 'products' | 'posts' | 'details'; done: number; total: number }

export type BackendReading = {
  /** `generatedAt` is when the reading was started, also if a later run completed it. */
  catalogue: CatalogueFile
  /** Rows that were left out: `product "a1": price: expected string`. */
  badRows: string[]
  /** Full sentences about what may be incomplete. */
  warnings: string[]
}

/**
 * Reads all products, categories, brands and posts.
 *
 * Rejects if a request fails even after it was repeated. What was read until then is saved, and the next call continues.
 *
 * @param baseUrl the address before `/api`, without a slash at its end
 */
export async function readBackend(baseUrl: string, options: BackendOptions): Promise<BackendReading> {
  const { out, restart = false, fetch = globalThis.fetch, clock = systemClock, onProgress } = options
  const saved = openSavedAnswers(out, { baseUrl, now: clock.now(), restart })
  const getJson = createJsonRequests(baseUrl, fetch, clock)
  const load: Load = async (path, schema, pass = 1) => {
    const key = `${pass} ${path}`
    const known = saved.read(key)
    const answer = known ?? (await getJson(path))
    const parsed = schema.safeParse(answer)
    if (!parsed.success) throw new Error(`${baseUrl}${path} has the wrong shape: ${describeIssue(parsed.error)}`)
    if (known === undefined) saved.save(key, answer)
    return parsed.data
  }
  const warnings: string[] = []
  const warn = (message: string) => warnings.push(message)
  const track = (what: Progress['what']) => (done: number, total: number) => onProgress?.({ what, done, total })

  async function readAll(name: 'products' | 'posts', pathOf: (page: number, limit: number) => string) {
    const { rows, total } = await readListing({ name, pathOf, load, onProgress: track(name) })
    if (rows.size < total) warn(`Read ${format(rows.size)} of ${format(total)} ${name}: the pages have no more.`)
    return rows
  }
  const readList = async (id: 'categories' | 'brands') => rowsById(await load(pathOf(id, {}), z.array(z.unknown())))
  const products = await readAll('products', (page, limit) =>
    pathOf('products', { page, limit, sortBy: 'createdAt', sortOrder: 'desc' }),
  )
  const posts = await readAll('posts', (page, limit) => pathOf('blog', { page, limit }))
  const categories = await readList('categories')
  const brands = await readList('brands')

  const shared = { load, warn, onProgress: track('details') }
  await addDetails(categories, {
    ...shared,
    schema: Category,
    always: true,
    pathOf: ({ slug }) => pathOf('category', { slug }),
  })
  await addDetails(products, { ...shared, schema: Product, pathOf: ({ id }) => pathOf('product', { id }) })
  await addDetails(posts, { ...shared, schema: BlogPost, always: true, pathOf: ({ slug }) => pathOf('post', { slug }) })

  const badRows: string[] = []
  const catalogue: CatalogueFile = {
    format: CATALOGUE_FORMAT,
    version: CATALOGUE_VERSION,
    generatedAt: new Date(saved.startedAt).toISOString(),
    source: { kind: 'backend', baseUrlHash: hashOf(baseUrl, 64) },
    products: validRows(products, Product, 'product', badRows),
    categories: validRows(categories, Category, 'category', badRows),
    brands: validRows(brands, Brand, 'brand', badRows),
    posts: validRows(posts, BlogPost, 'post', badRows),
  }
  saved.discard()
  return { catalogue, badRows, warnings }
}

/** Returns the path of an operation, with its parameters. */
const pathOf = <Id extends ReadId>(id: Id, params: ParamsOf<Id>): string =>
  keyOf(id, params)
    .map((part, index) => (index ? encodeURIComponent(part) : part))
    .join('/')

/** Returns the rows that the contract accepts, and adds the others to `badRows`. */
function validRows<Row extends z.ZodMiniType>(rows: RawRows, schema: Row, name: string, badRows: string[]) {
  return [...rows].flatMap(([key, row]): z.output<Row>[] => {
    const parsed = schema.safeParse(row)
    if (parsed.success) return [parsed.data]
    badRows.push(`${name} "${key.slice(0, 200)}": ${describeIssue(parsed.error)}`)
    return []
  })
}

const format = (count: number) => count.toLocaleString('en-US')
