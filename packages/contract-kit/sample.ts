/** Rows that several checks look at. They are fetched once per run. */
import type { BlogPost, Product } from '#src/api/contract.ts'
import type { Backend } from './backend.ts'
import { fetchPages } from './catalogue.ts'
import { NotChecked, precondition } from './not-checked.ts'
import { fetchPosts } from './posts.ts'
import type { SentRequest } from './sent-requests.ts'

const MAX_PAGES = 10

/** The requests that returned the rows. */
const sources = new WeakMap<object, SentRequest>()

function rememberSource({ requests }: Backend, rows: object[], name: string): void {
  const source = requests.findLast((request) => request.name === name)
  for (const row of rows) if (source) sources.set(row, source)
}

/**
 * Adds the request that returned a sampled row to those of the check, because an earlier check may have sent it. Returns
 * its name.
 */
export function recallSource({ requests }: Backend, row: object): string {
  const source = sources.get(row)
  if (!source) throw new Error('The row is not one of the sample')
  requests.push(source)
  return source.name
}

/** Returns a function that loads rows once per backend. It ends the check if there are none (`reason`). */
function loadOnce<Row>(load: (backend: Backend) => Promise<Row[]>, reason: string) {
  const loaded = new WeakMap<Backend, Promise<Row[]>>()
  return async (backend: Backend): Promise<Row[]> => {
    const rows = loaded.get(backend) ?? precondition(load(backend))
    loaded.set(backend, rows)
    if ((await rows).length === 0) throw new NotChecked(reason)
    return rows
  }
}

/** Returns the newest 240 products. */
export const sampleProducts = loadOnce<Product>(
  (backend) =>
    fetchPages(
      backend,
      {},
      { pages: MAX_PAGES, onPage: ({ products, request }) => rememberSource(backend, products, request) },
    ),
  'the catalogue has no products',
)

/** Returns the newest 100 posts. */
export const samplePosts = loadOnce<BlogPost>(async (backend) => {
  const posts: BlogPost[] = []
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const next = await fetchPosts(backend, page)
    rememberSource(backend, next.posts, next.request)
    posts.push(...next.posts)
    if (posts.length >= next.total || next.posts.length === 0) break
  }
  return posts
}, 'the blog has no posts')

/**
 * Returns what `valuesOf` finds in products and posts. Rows that cannot be read are left out. Ends the check if there are
 * no values, with the reason why there are no products, or else with `reason`.
 */
export async function sampleValues<Value>(
  backend: Backend,
  valuesOf: (products: Product[], posts: BlogPost[]) => Value[],
  reason: string,
): Promise<Value[]> {
  const [products, posts] = await Promise.allSettled([sampleProducts(backend), samplePosts(backend)])
  const values = valuesOf(rowsOf(products), rowsOf(posts))
  if (values.length > 0) return values
  throw products.status === 'rejected' ? products.reason : new NotChecked(reason)
}

const rowsOf = <Row>(rows: PromiseSettledResult<Row[]>): Row[] => (rows.status === 'fulfilled' ? rows.value : [])

/** Texts that are difficult as a part of a URL: spaces, `%`, `/`, other reserved characters, non-ASCII and capitals. */
const DIFFICULT = [/\s/, /%/, /\//, /[?#&+;]/, /[^\p{ASCII}]/u, /[A-Z]/]

/** Returns up to ten rows. One for each kind of difficult text comes first. */
export function mostDifficult<Row>(rows: Row[], textOf: (row: Row) => string): Row[] {
  const difficult = DIFFICULT.flatMap((kind) => rows.find((row) => kind.test(textOf(row))) ?? [])
  return [...new Set([...difficult, ...rows])].slice(0, 10)
}

const SLASH_ADVICE =
  'A server or a proxy in front of it refuses %2F in paths or decodes it: Apache needs "AllowEncodedSlashes NoDecode", nginx a proxy_pass without a path. Or use ids without slashes.'

/** Returns advice for a row that cannot be requested by this text. */
export const pathAdvice = (text: string): string | undefined => (text.includes('/') ? SLASH_ADVICE : undefined)
