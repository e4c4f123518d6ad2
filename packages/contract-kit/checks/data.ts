/**
 * Data that the contract allows, but the shop shows badly. These checks warn and never fail. A warning names one example
 * and its field.
 */

import type { BlogPost, Product } from '#src/api/contract.ts'
import { parseDate } from '#src/lib/dates.ts'
import { parseAmount, savings } from '#src/lib/money.ts'
import { hasCredentials } from '#src/lib/outbound.ts'
import { NO_PRICE } from '../answers/answers.ts'
import { quote } from '../answers/assertions.ts'
import { CheckWarned } from '../answers/check-errors.ts'
import type { Backend } from '../backend.ts'
import { checksOf } from '../run-checks.ts'
import { recallSource, sampleValues } from '../sample.ts'

/** The text of a field. */
type Value = {
  row: Row
  field: string
  text: string
  isBad: boolean
}

type Row = Product | BlogPost

const isFilled = (text: unknown): text is string => typeof text === 'string' && text.trim() !== ''

/** Returns the values of a field. Leaves out absent and empty ones. */
const valuesOf = <T extends Row>(
  rows: T[],
  field: keyof T & string,
  isBad: (text: string, row: T) => boolean,
): Value[] =>
  rows.flatMap((row) => {
    const text = row[field]
    return isFilled(text) ? [{ row, field, text, isBad: isBad(text, row) }] : []
  })

/** Returns a value per row that is bad if it is absent or empty. */
const requiredOf = (products: Product[], field: string, textOf: (product: Product) => string | null | undefined) =>
  products.map((row): Value => {
    const text = textOf(row) ?? ''
    return { row, field, text, isBad: !isFilled(text) }
  })

type Rule = {
  title: string
  /** Effect in the shop, or how to fix it. */
  advice: string
  values: (products: Product[], posts: BlogPost[]) => Value[]
}

const isWords = (text: string) => parseAmount(text) === null
const isUnreadableDate = (text: string) => parseDate(text) === null
const isFraction = (text: string) => /\.\d{3}/.test(text)
const isMarkup = (text: string) => /<\/?[a-z][^>]*>|&(?:[a-z]{2,8}|#\d+|#x[\da-f]+);/i.test(text)
const isBadLink = (text: string) => !hasCredentials(text) && (!/^https:\/\//i.test(text) || text.includes('&amp;'))

const RULES: Rule[] = [
  {
    title: 'prices are numbers',
    advice: 'The shop shows a dash, and the cart no total. Send a decimal such as "1299.00".',
    values: (products) => [
      ...requiredOf(products, 'price', ({ price }) => price),
      ...valuesOf(products, 'price', (text) => text !== NO_PRICE && isWords(text)),
      ...valuesOf(products, 'originalPrice', isWords),
    ],
  },
  {
    title: 'prices have at most two decimals',
    advice: 'The shop rounds to the decimals of its currency, which are two in most.',
    values: (products) => [
      ...valuesOf(products, 'price', isFraction),
      ...valuesOf(products, 'originalPrice', isFraction),
    ],
  },
  {
    title: 'original prices are above the prices',
    advice: 'The shop shows no savings. Leave originalPrice out if there is no discount.',
    values: (products) =>
      valuesOf(
        products,
        'originalPrice',
        (text, { price }) => !isWords(text) && !isWords(price) && !savings(price, text),
      ),
  },
  {
    title: 'ratings are numbers',
    advice: 'Send a decimal such as "4.7", or no rating.',
    values: (products) => valuesOf(products, 'rating', isWords),
  },
  {
    title: 'dates are ISO 8601',
    advice: 'The shop shows a dash, and this kit cannot compare it. Send a date such as "2026-03-10T08:00:00Z".',
    values: (products, posts) => [
      ...valuesOf(products, 'createdAt', isUnreadableDate),
      ...valuesOf(posts, 'publishedAt', isUnreadableDate),
    ],
  },
  {
    title: 'texts contain no HTML and no entities',
    advice: 'The shop shows them as they are. Remove the tags, and decode the entities.',
    values: (products, posts) => [
      ...valuesOf(products, 'title', isMarkup),
      ...valuesOf(products, 'description', isMarkup),
      ...valuesOf(posts, 'title', isMarkup),
      ...valuesOf(posts, 'excerpt', isMarkup),
    ],
  },
  {
    title: 'titles are unique',
    advice: 'Visitors cannot tell the products apart. Add what differs, such as a color or a size.',
    values: (products) => {
      const seen = new Set<string>()
      return valuesOf(products, 'title', (text) => {
        const isKnown = seen.has(text)
        seen.add(text)
        return isKnown
      })
    },
  },
  {
    title: 'links start with https:// and contain no &amp;',
    advice: 'Send the whole URL, not escaped for HTML. Browsers resolve a partial one against the shop’s pages.',
    values: (products) => valuesOf(products, 'affiliateUrl', isBadLink),
  },
  {
    title: 'links and pictures contain no user and password',
    advice: 'Every visitor could read them, so the shop shows neither the link nor the picture.',
    values: (products, posts) =>
      [
        ...valuesOf(products, 'affiliateUrl', hasCredentials),
        ...products.flatMap((row) =>
          row.images.map((text) => ({ row, field: 'images', text, isBad: hasCredentials(text) })),
        ),
        ...valuesOf(posts, 'featuredImage', hasCredentials),
      ].map(({ row, field, text, isBad }) => ({
        row,
        field,
        isBad,
        text: text.replace(/^(\s*[a-z]*:?[\\/]*).*@.*/is, '$1…@…'),
      })),
  },
  {
    title: 'products have a link',
    advice: 'The shop has no Buy Now button for such a product, and the checkout leaves it out.',
    values: (products) => requiredOf(products, 'affiliateUrl', ({ affiliateUrl }) => affiliateUrl),
  },
  {
    title: 'products have a picture',
    advice: 'The shop shows a placeholder.',
    values: (products) => requiredOf(products, 'images', ({ images }) => images[0]),
  },
]

/** Throws `CheckWarned` with the first bad value. */
function warnAbout(backend: Backend, values: Value[], advice: string): void {
  const [example, ...others] = values.filter(({ isBad }) => isBad)
  if (!example) return
  const { row, field, text } = example
  recallSource(backend, row)
  const more = others.length > 0 ? `, and ${others.length} more` : ''
  throw new CheckWarned(`${field} of "${row.id}" is ${isFilled(text) ? quote(text) : 'empty'}${more}.`, advice)
}

export const dataChecks = checksOf(
  'data on the shop’s pages',
  RULES.map(({ title, advice, values }) => ({
    title,
    run: async (backend) => {
      warnAbout(backend, await sampleValues(backend, values, 'no product or post has such a value'), advice)
    },
  })),
)
