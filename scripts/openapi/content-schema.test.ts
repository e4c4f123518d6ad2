import * as z from 'zod'
import { reviews } from '#src/features/reviews/reviews-content.ts'
import { contentSchema } from './content-schema.ts'

const { $defs } = contentSchema()
const firstError = (page: string, content: unknown) => {
  const [issue] = z.fromJSONSchema({ $defs, $ref: `#/$defs/${page}` }).safeParse(content).error?.issues ?? []
  return issue ? issue.path.join('/') : null
}

/** The reviews of the build, with pictures as in a shop's file. */
const file = JSON.parse(JSON.stringify(reviews).replaceAll('"/images/', '"data/images/'))

test('the schema accepts what the parser accepts', () => {
  expect(firstError('reviews', file)).toBeNull()
  expect(firstError('deals', { lead: 'Deals of the week.' })).toBeNull()
})

test.each([
  ['a missing lead', 'deals', {}, ''],
  [
    'a price with a currency',
    'deals',
    { lead: 'Deals', flashDeals: [{ product: 'a', price: '$5', originalPrice: '9' }] },
    'flashDeals',
  ],
  ['a misspelt field', 'contact', { lead: 'Ask us.', matters: [], leads: '' }, ''],
  [
    'a comparison of one product',
    'reviews',
    { ...file, comparisons: [{ ...file.comparisons[0], contenders: [] }] },
    'comparisons/0/contenders',
  ],
])('the schema refuses %s', (_situation, page, content, path) => {
  expect(firstError(page, content)).toMatch(path)
})
