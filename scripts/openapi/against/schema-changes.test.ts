/** Rules 5 to 9: schemas. */
import { breakingChanges } from './breaking-changes.ts'
import {
  breakingBothWays,
  type Case,
  POST,
  PRODUCT,
  parse,
  queryOf,
  remove,
  schemaOf,
  WRITE,
} from './testing/changed-document.ts'

test.each<Case>([
  [
    '5: a field of a request is removed',
    (document) => Reflect.deleteProperty(schemaOf(document, 'CartWrite').properties, 'quantity'),
    [`CartWrite.quantity ${WRITE}: removed. Breaks clients.`],
    [`CartWrite.quantity ${WRITE}: new and required. Breaks backends and clients.`],
  ],
  [
    '5: an optional field of a request is new',
    (document) => Object.assign(schemaOf(document, 'CartWrite').properties, { note: { type: 'string' } }),
    [`CartWrite.note ${WRITE}: new. Breaks backends.`],
    [`CartWrite.note ${WRITE}: removed. Breaks clients.`],
  ],
  [
    '5: a field of a request becomes optional',
    (document) => remove(schemaOf(document, 'CartWrite').required, 'quantity'),
    [`CartWrite.quantity ${WRITE}: became optional. Breaks backends.`],
    [`CartWrite.quantity ${WRITE}: became required. Breaks clients.`],
  ],
  [
    '6: an optional field of a response is removed',
    (document) => Reflect.deleteProperty(schemaOf(document, 'Product').properties, 'asin'),
    [`Product.asin ${PRODUCT}: removed. Breaks clients.`],
    [],
  ],
  [
    '6: a field of a response becomes required',
    (document) => schemaOf(document, 'Product').required.push('brand'),
    [`Product.brand ${PRODUCT}: became required. Breaks backends.`],
    [`Product.brand ${PRODUCT}: became optional. Breaks clients.`],
  ],
  [
    '6: a required field of a response is removed',
    (document) => Reflect.deleteProperty(schemaOf(document, 'CartCount').properties, 'count'),
    ['CartCount.count in responses of GET /api/cart/count: removed. Breaks clients.'],
    ['CartCount.count in responses of GET /api/cart/count: new and required. Breaks backends.'],
  ],
  [
    '7: a field of a response may be null',
    (document) => Object.assign(schemaOf(document, 'Product').properties.title ?? {}, { type: ['string', 'null'] }),
    [`Product.title ${PRODUCT}: type was string, is string or null. Breaks clients.`],
    [`Product.title ${PRODUCT}: type was string or null, is string. Breaks backends.`],
  ],
  [
    '7: a field of a request has another type',
    (document) => Object.assign(schemaOf(document, 'CartWrite').properties.productId ?? {}, { type: 'boolean' }),
    [`CartWrite.productId ${WRITE}: type was string, is boolean. Breaks backends and clients.`],
    [`CartWrite.productId ${WRITE}: type was boolean, is string. Breaks backends and clients.`],
  ],
  [
    '7: an integer of a request may be any number',
    (document) => Object.assign(schemaOf(document, 'CartWrite').properties.quantity ?? {}, { type: 'number' }),
    [`CartWrite.quantity ${WRITE}: type was integer, is number. Breaks backends.`],
    [`CartWrite.quantity ${WRITE}: type was number, is integer. Breaks clients.`],
  ],
  [
    '8: a variant of a response is removed',
    (document) => {
      const { oneOf } = schemaOf(document, 'Block')
      remove(
        oneOf,
        oneOf.find(({ title }) => title === 'video'),
      )
    },
    [`Block ${POST}: variant "video" removed. Breaks backends.`],
    [`Block ${POST}: variant "video" added. Breaks clients.`],
  ],
  [
    '8: a value of a response is added',
    (document) => {
      const list = schemaOf(document, 'Block').oneOf.find(({ title }) => title === 'list')
      list?.properties?.style?.enum?.push('roman')
    },
    [`Block(list).style ${POST}: value "roman" added. Breaks clients.`],
    [`Block(list).style ${POST}: value "roman" removed. Breaks backends.`],
  ],
  [
    '8: a parameter has only some values',
    (document) => Object.assign(queryOf(document, '/api/products', 'sortOrder'), { enum: ['asc', 'desc'] }),
    ['query parameter sortOrder of GET /api/products: allows only the values "asc", "desc". Breaks clients.'],
    ['query parameter sortOrder of GET /api/products: no longer limited to the values "asc", "desc". Breaks backends.'],
  ],
  [
    '9: a minimum of a request is higher',
    (document) => Object.assign(schemaOf(document, 'CartWrite').properties.quantity ?? {}, { minimum: 2 }),
    [`CartWrite.quantity ${WRITE}: minimum was 1, is 2. Breaks clients.`],
    [`CartWrite.quantity ${WRITE}: minimum was 2, is 1. Breaks backends.`],
  ],
  [
    '9: a maximum of a response is new',
    (document) => Object.assign(schemaOf(document, 'Product').properties.title ?? {}, { maxLength: 80 }),
    [`Product.title ${PRODUCT}: maxLength was absent, is 80. Breaks backends.`],
    [`Product.title ${PRODUCT}: maxLength was 80, is absent. Breaks clients.`],
  ],
  [
    '9: a pattern changes',
    (document) => Object.assign(schemaOf(document, 'Product').properties.rating ?? {}, { pattern: '^[0-9]$' }),
    [
      String.raw`Product.rating ${PRODUCT}: pattern was "^[0-5](\\.\\d+)?$", is "^[0-9]$". Breaks backends and clients.`,
    ],
    [
      String.raw`Product.rating ${PRODUCT}: pattern was "^[0-9]$", is "^[0-5](\\.\\d+)?$". Breaks backends and clients.`,
    ],
  ],
  [
    '9: a default changes',
    (document) => Object.assign(queryOf(document, '/api/blog', 'limit'), { default: 20 }),
    ['query parameter limit of GET /api/blog: default was 10, is 20. Breaks backends and clients.'],
    ['query parameter limit of GET /api/blog: default was 20, is 10. Breaks backends and clients.'],
  ],
])('rule %s', (_rule, change, lines, linesBack) => {
  const broken = breakingBothWays(change)
  expect(broken.lines.toSorted()).toEqual(lines.toSorted())
  expect(broken.linesBack.toSorted()).toEqual(linesBack.toSorted())
})

test('a schema that contains itself is compared once', () => {
  const change = (type: string) => {
    const document = parse()
    Object.assign(schemaOf(document, 'Category').properties, {
      parent: { $ref: '#/components/schemas/Category' },
      name: { type },
    })
    return document
  }
  expect(breakingChanges(change('string'), change('number'))).toEqual([
    'Category.name in responses of GET /api/categories, GET /api/categories/{slug}: type was string, is number. Breaks backends and clients.',
  ])
})
