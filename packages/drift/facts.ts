/** Behaviour of a server that needs several answers: pages, filters, searches, prices and the cart. */
import { CART_ID_HEADER } from '#src/api/operations.ts'
import { parseAmount } from '#src/lib/money.ts'
import { type Answer, jsonOf, paramsOf, type Row, rowsOf } from './answers.ts'

export type Fact = {
  /** Step of the answer that shows it. */
  step: string
  name: string
  value: string
  /** True if the contract demands the value of the mock API. */
  isRule: boolean
}

/** Returns an answer that can be read, by its step. */
type Find = (step: string) => Answer | undefined

/** Returns what the answers show. A fact is absent if an answer that it needs is. */
export function factsOf(answers: readonly Answer[]): Fact[] {
  const find: Find = (step) => answers.find((answer) => answer.step === step && jsonOf(answer) !== undefined)
  return [...listingFacts(find), ...priceFacts(answers, find), ...cartFacts(find, answers)]
}

function listingFacts(find: Find): Fact[] {
  const firstPage = rowsOf(find('products'))
  const firstIds = new Set(firstPage.map(({ id }) => id))
  const fact = (step: string, name: string, describe: (rows: Row[], answer: Answer) => boolean): Fact[] => {
    const answer = find(step)
    return answer ? [{ step, name, value: yesOrNo(describe(rowsOf(answer), answer)), isRule: true }] : []
  }
  const isFirstPage = (rows: Row[]) => rows.length === firstPage.length
  return [
    ...fact('products, page 2', 'page 2 has products of page 1', (rows) => rows.some(({ id }) => firstIds.has(id))),
    ...fact('products beyond the last page', 'products beyond the last page', (rows) => rows.length > 0),
    ...fact('posts beyond the last page', 'posts beyond the last page', (rows) => rows.length > 0),
    ...fact('search without matches', 'products for a search without matches', (rows) => rows.length > 0),
    ...fact('search for a word of a title', 'products for a word of a title', (rows) => rows.length > 0),
    ...fact('products without parameters', 'the first page without parameters', isFirstPage),
    ...fact('products with an invalid page', 'the first page for page=0', isFirstPage),
    ...fact('products of a brand', 'other brands in the filter by a brand', (rows, answer) => {
      const brandId = paramsOf(answer).get('brandId')
      const brand = rowsOf(find('brands')).find(({ id }) => id === brandId)
      return rows.some((row) => brand && row.brand && row.brand !== brand.name)
    }),
  ]
}

/** Compares the prices of products in the list and on their own. */
function priceFacts(answers: readonly Answer[], find: Find): Fact[] {
  const listed = new Map(rowsOf(find('products')).map((row) => [row.id, row]))
  const single = answers.filter(({ id }) => id === 'product').flatMap(rowsOf)
  const pairs = single.flatMap((row) => {
    const other = listed.get(row.id)
    return other ? [[amountOf(row), amountOf(other)]] : []
  })
  if (pairs.length === 0) return []
  const value = yesOrNo(pairs.every(([price, other]) => price === other))
  return [{ step: 'product 1', name: 'the same price in the list and in GET /api/products/{id}', value, isRule: true }]
}

/** Prices in another notation are the same. Products without a price may leave it out or send an empty one. */
const amountOf = ({ price }: Row) => (typeof price === 'string' ? (parseAmount(price) ?? price) : (price ?? ''))

function cartFacts(find: Find, answers: readonly Answer[]): Fact[] {
  const added = answers.find(({ step }) => step === 'add')
  const productId: unknown = added?.requestBody && JSON.parse(added.requestBody).productId
  const lines = (when: string): Fact[] => {
    const answer = find(`cart ${when}`)
    const value = answer && describeLines(rowsOf(answer), productId)
    return value === undefined ? [] : [{ step: `cart ${when}`, name: `the cart ${when}`, value, isRule: true }]
  }
  const count = (when: string): Fact[] => {
    const value: unknown = Object(jsonOf(find(`count ${when}`))).count
    return value === undefined
      ? []
      : [{ step: `count ${when}`, name: `the count ${when}`, value: JSON.stringify(value), isRule: true }]
  }
  const moments = ['before the first add', 'after add', 'after update', 'after remove', 'after clear']
  return [...idFacts(find, answers), ...moments.flatMap(lines), ...moments.flatMap(count)]
}

function idFacts(find: Find, answers: readonly Answer[]): Fact[] {
  const facts: Fact[] = []
  const withoutId = find('a cart without an id')
  if (withoutId) {
    const value = yesOrNo(CART_ID_HEADER in withoutId.headers)
    facts.push({ step: withoutId.step, name: 'a cart id for a request without one', value, isRule: true })
  }
  // The first exchange may replace an id that the server cannot use.
  const adds = answers.filter((answer) => answer.id === 'add' && CART_ID_HEADER in answer.headers)
  const other = adds.find(({ headers, cartId }) => headers[CART_ID_HEADER] !== cartId)
  const [shown] = other ? [other] : adds
  if (shown) {
    const name = 'another cart id in the answer to an add than in the request'
    facts.push({ step: shown.step, name, value: yesOrNo(other), isRule: true })
  }
  return facts
}

function describeLines(lines: readonly Row[], productId: unknown): string {
  if (lines.length === 0) return 'no line'
  const described = lines.map(
    ({ product, quantity }) => `${String(quantity)} of ${Object(product).id === productId ? 'the' : 'another'} product`,
  )
  return described.join(' and ')
}

const yesOrNo = (value: unknown) => (value ? 'yes' : 'no')
