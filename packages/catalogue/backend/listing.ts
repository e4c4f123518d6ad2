/** All pages of a listing of the API (spec §7). */
import pMap from 'p-map'
import * as z from 'zod/mini'
import { Count } from '#src/api/contract.ts'
import { CONCURRENCY } from './json-requests.ts'

/** Number of rows to ask for. A backend may send fewer. */
const PAGE_SIZE = 100

/** Rows as the backend sent them, by id. A row without an id has its JSON text as the key. */
export type RawRows = Map<string, unknown>

/**
 * Requests a path and parses the JSON of the answer.
 *
 * @param pass 2 to request a path again that was read already
 */
export type Load = <T>(path: string, schema: z.ZodMiniType<T>, pass?: number) => Promise<T>

type Page = { rows: unknown[]; total: number }

const PAGES = {
  products: z.pipe(
    z.object({ products: z.array(z.unknown()), total: Count }),
    z.transform(({ products, total }): Page => ({ rows: products, total })),
  ),
  posts: z.pipe(
    z.object({ posts: z.array(z.unknown()), total: Count }),
    z.transform(({ posts, total }): Page => ({ rows: posts, total })),
  ),
}

type Listing = {
  /** Name of the list in the answer. */
  name: keyof typeof PAGES
  /** Returns the path of a page. */
  pathOf: (page: number, limit: number) => string
  load: Load
  onProgress: (done: number, total: number) => void
}

/**
 * Reads the pages until the backend has no more, and once more if there are fewer rows than it counts: rows that are
 * added or deleted meanwhile move others to another page. Returns each row once, and the backend's last count.
 */
export async function readListing(listing: Listing): Promise<{ rows: RawRows; total: number }> {
  const first = await readPages(listing, 1)
  const rows = rowsById(first.rows)
  if (rows.size >= first.total) return { rows, total: first.total }
  const second = await readPages(listing, 2)
  return { rows: rowsById([...first.rows, ...second.rows]), total: second.total }
}

/** Returns the rows by id, in their order. Of two rows with one id, the last one is used. */
export const rowsById = (rows: unknown[]): RawRows =>
  new Map(
    rows.map((row) => {
      const { id } = Object(row)
      return [typeof id === 'string' ? id : JSON.stringify(row), row]
    }),
  )

/** Returns the rows of all pages in the order of the pages, and the backend's last count. */
async function readPages({ name, pathOf, load, onProgress }: Listing, pass: number): Promise<Page> {
  const pages: unknown[][] = []
  let total = 0
  let done = 0
  let hasEnded = false
  async function readPage(page: number, limit: number): Promise<number> {
    const answer = await load(pathOf(page, limit), PAGES[name], pass)
    pages[page] = answer.rows
    total = answer.total
    done += answer.rows.length
    hasEnded ||= answer.rows.length === 0
    onProgress(done, total)
    return answer.rows.length
  }
  // A backend may have a smaller maximum. Asking for its own page size makes sure that pages follow each other.
  const size = await readPage(1, PAGE_SIZE)
  let next = 2
  const hasMore = () => !hasEnded && next <= Math.ceil(total / size)
  function* remainingPages() {
    while (hasMore()) yield next++
  }
  // The total can grow after the last page was requested.
  while (hasMore()) {
    await pMap(remainingPages(), (page) => readPage(page, size), { concurrency: CONCURRENCY })
  }
  return { rows: pages.flat(), total }
}
