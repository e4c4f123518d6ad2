import Ajv from 'ajv/dist/2020.js'
import { reviews } from '#src/features/reviews/reviews-content.ts'
import { contentSchema } from './content-schema.ts'

const ajv = new Ajv({ strict: true, strictTypes: false }).addSchema(contentSchema(), 'content')
const firstError = (page: string, content: unknown) => {
  const validate = ajv.getSchema(`content#/$defs/${page}`)
  if (!validate) throw new Error(`The schema has no definition of ${page}`)
  return validate(content) ? null : validate.errors?.[0]?.instancePath
}

/** The reviews of the build, with pictures as in a shop's file. */
const file = JSON.parse(JSON.stringify(reviews).replaceAll('"/images/', '"data/images/'))

test('the schema accepts what the parser accepts', () => {
  expect(firstError('reviews', file)).toBeNull()
  expect(firstError('deals', { lead: 'Deals of the week.' })).toBeNull()
})

test.each([
  ['a missing lead', 'deals', {}, ''],
  ['a price with a currency', 'deals', { lead: 'Deals', flashDeals: [{ price: '$5' }] }, '/flashDeals/0'],
  ['a misspelt field', 'contact', { lead: 'Ask us.', matters: [], leads: '' }, ''],
  [
    'a comparison of one product',
    'reviews',
    { ...file, comparisons: [{ ...file.comparisons[0], contenders: [] }] },
    '/comparisons/0/contenders',
  ],
])('the schema refuses %s', (_situation, page, content, path) => {
  expect(firstError(page, content)).toMatch(path)
})
