/** Links that open the shop on the page that shows an answer, with the server's answer in place of the mock API's. */
import { addressOf } from '#mocks/lab/recordings/recorded-call.ts'
import { isRead, OPERATIONS } from '#src/api/operations.ts'
import { SORTS } from '#src/api/sorts.ts'
import { type Edit, linkToState, MAX_LINK_LENGTH, stateFile } from '#src/demo/demo-state.ts'
import { PRICE_RANGES } from '#src/features/listing/filters/price-ranges.ts'
import { type Answer, paramsOf } from './answers.ts'
import { listingPath } from './reads.ts'

/** Characters of an answer. Larger ones make no usable link and no usable file. */
const MAX_BODY = 1_500_000

/** A link, or a file that the Demo Lab opens. */
export type ShopLink = { href: string; file?: { name: string; text: string } }

type Shop = {
  /** The shop's address, with a slash at its end. */
  href: string
  name: string
}

/** Returns the link to an answer. Null if there is no answer, one that is too large, or one of a write, which no edit replaces. */
export async function linkToAnswer(answer: Answer, shop: Shop): Promise<ShopLink | null> {
  const { status, headers, text } = answer
  if (!isRead(answer.id)) return null
  const page = pageOf(answer)
  const { address: call } = addressOf(OPERATIONS[answer.id].method, new URL(page.path, shop.href)) ?? {}
  if (status < 200 || status > 599 || text.length > MAX_BODY || !call) return null
  const edit: Edit = { call, status, contentType: headers['content-type'] ?? '', body: text }
  const state = { edits: [edit] }
  const href = await linkToState(shop.href + page.address, state)
  if (href.length <= MAX_LINK_LENGTH) return { href }
  const name = `state-${fileNameOf(call)}.har`
  const log = {
    version: '1.2',
    creator: { name: 'Overtone', version: '1' },
    _state: stateFile({ shop: shop.name, address: page.address, state }),
    entries: [],
  }
  return { href: name, file: { name, text: JSON.stringify({ log }) } }
}

const fileNameOf = (call: string) =>
  call
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .slice(0, 100)

/** A page of the shop, relative to its address, and the path of the request that the page sends. */
type Page = { address: string; path: string }

function pageOf({ id, path }: Answer): Page {
  const key = path.replace(/.*\//, '')
  switch (id) {
    case 'products':
      return listingPage(path)
    case 'product':
      return { address: `products/${key}/`, path }
    case 'category':
      return { address: `category/${key}/`, path }
    case 'blog':
      return blogPage(path)
    case 'post':
      return { address: `blog/?post=${key}`, path }
    case 'categories':
    case 'brands':
    case 'count':
      return { address: '', path }
    default:
      return { address: 'cart/', path }
  }
}

/** The home page shows every listing. It requests its first page for listings that the shop never requests. */
function listingPage(path: string): Page {
  const params = paramsOf({ path })
  const get = (name: string) => params.get(name)
  const sort = SORTS.find((each) => each === `${get('sortBy')}-${get('sortOrder')}`)
  const bounds = [get('minPrice'), get('maxPrice')].map((bound) => (bound === null ? undefined : Number(bound)))
  const range = PRICE_RANGES.find(({ min, max }) => min === bounds[0] && max === bounds[1])
  const hasPrices = bounds.some((bound) => bound !== undefined)
  if (get('limit') !== '24' || !get('page') || !sort || (hasPrices && !range))
    return { address: '', path: listingPath() }
  const values = {
    search: get('search'),
    categoryId: get('categoryId'),
    brandId: get('brandId'),
    priceRanges: range?.id,
    sort: sort === SORTS[0] ? null : sort,
    page: get('page') === '1' ? null : get('page'),
  }
  const query = new URLSearchParams(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])))
  return { address: query.size > 0 ? `?${query}` : '', path }
}

function blogPage(path: string): Page {
  const page = paramsOf({ path }).get('page') ?? '1'
  return { address: page === '1' ? 'blog/' : `blog/?page=${page}`, path }
}
