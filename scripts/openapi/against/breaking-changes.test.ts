/** Rules 1 to 4 and 10: calls, and the parts of a call. */
import { at, breakingBothWays, type Case, parse, remove, schemaOf } from './testing/changed-document.ts'

test.each<Case>([
  [
    '1: an operation is removed',
    ({ paths }) => Reflect.deleteProperty(paths, '/api/brands'),
    ['GET /api/brands: removed. Breaks clients.'],
    ['GET /api/brands: new. Breaks backends.'],
  ],
  [
    '2: a path changes',
    ({ paths }) => {
      paths['/api/makers'] = paths['/api/brands'] ?? {}
      Reflect.deleteProperty(paths, '/api/brands')
    },
    ['GET /api/makers: was GET /api/brands. Breaks backends and clients.'],
    ['GET /api/brands: was GET /api/makers. Breaks backends and clients.'],
  ],
  [
    '2: a method changes',
    ({ paths }) => {
      paths['/api/cart/update'] = { patch: at(parse(), 'put', '/api/cart/update') }
    },
    ['PATCH /api/cart/update: was PUT /api/cart/update. Breaks backends and clients.'],
    ['PUT /api/cart/update: was PATCH /api/cart/update. Breaks backends and clients.'],
  ],
  [
    '3: an optional parameter is removed',
    (document) => {
      const { parameters } = at(document, 'get', '/api/products')
      remove(
        parameters,
        parameters.find(({ name }) => name === 'search'),
      )
    },
    ['query parameter search of GET /api/products: removed. Breaks clients.'],
    ['query parameter search of GET /api/products: new. Breaks backends.'],
  ],
  [
    '3: a required parameter is new',
    (document) => at(document, 'get', '/api/brands').parameters.push({ name: 'X-Key', in: 'header', required: true }),
    ['header X-Key of GET /api/brands: new and required. Breaks backends and clients.'],
    ['header X-Key of GET /api/brands: removed. Breaks clients.'],
  ],
  [
    '3: a body is removed',
    (document) => Reflect.deleteProperty(at(document, 'delete', '/api/cart/remove'), 'requestBody'),
    ['body of DELETE /api/cart/remove: removed. Breaks clients.'],
    ['body of DELETE /api/cart/remove: new and required. Breaks backends and clients.'],
  ],
  [
    '4: a parameter becomes required',
    (document) => {
      for (const parameter of at(document, 'get', '/api/blog').parameters) parameter.required = true
    },
    [
      'query parameter page of GET /api/blog: became required. Breaks clients.',
      'query parameter limit of GET /api/blog: became required. Breaks clients.',
    ],
    [
      'query parameter page of GET /api/blog: became optional. Breaks backends.',
      'query parameter limit of GET /api/blog: became optional. Breaks backends.',
    ],
  ],
  [
    '4: a body becomes optional',
    (document) => {
      at(document, 'post', '/api/cart/add').requestBody.required = false
    },
    ['body of POST /api/cart/add: became optional. Breaks backends.'],
    ['body of POST /api/cart/add: became required. Breaks clients.'],
  ],
  [
    '10: a status is removed',
    (document) => Reflect.deleteProperty(at(document, 'get', '/api/products/{id}').responses, '404'),
    ['response 404 of GET /api/products/{id}: removed. Breaks backends and clients.'],
    ['response 404 of GET /api/products/{id}: new. Breaks clients.'],
  ],
  [
    '10: a header of responses is removed',
    ({ paths }) => {
      for (const { responses } of Object.values(paths).flatMap((item) => Object.values(item)))
        for (const response of Object.values(responses)) Reflect.deleteProperty(response, 'headers')
    },
    [
      'header x-cart-id of response 200 of GET /api/products, GET /api/products/{id}, GET /api/categories and 10 more: removed. Breaks clients.',
    ],
    [],
  ],
  [
    '10: a content type is removed',
    (document) => {
      const { content = {} } = at(document, 'get', '/api/categories').responses['200'] ?? {}
      content['application/yaml'] = content['application/json'] ?? {}
      Reflect.deleteProperty(content, 'application/json')
    },
    [
      'response 200 of GET /api/categories: content type application/json removed. Breaks backends and clients.',
      'response 200 of GET /api/categories: content type application/yaml added. Breaks clients.',
    ],
    [
      'response 200 of GET /api/categories: content type application/yaml removed. Breaks backends and clients.',
      'response 200 of GET /api/categories: content type application/json added. Breaks clients.',
    ],
  ],
  [
    'what breaks nothing: texts, defaults of responses, names of parameters in paths, new optional fields and headers',
    (document) => {
      const { paths, components } = document
      Object.assign(schemaOf(document, 'Product').properties, { weight: { type: 'number' } })
      Object.assign(schemaOf(document, 'Product').properties.isFeatured ?? {}, { default: false })
      Object.assign(schemaOf(document, 'Product'), { description: 'Something to sell.' })
      Object.assign(at(document, 'get', '/api/brands').responses['200']?.headers ?? {}, { etag: { schema: {} } })
      paths['/api/products/{key}'] = {
        get: JSON.parse(JSON.stringify(paths['/api/products/{id}']?.get).replaceAll('"name":"id"', '"name":"key"')),
      }
      Reflect.deleteProperty(paths, '/api/products/{id}')
      Object.assign(components, { links: {} })
    },
    [],
    [
      'header etag of response 200 of GET /api/brands: removed. Breaks clients.',
      'Product.weight in responses of GET /api/products, GET /api/cart, GET /api/products/{id}: removed. Breaks clients.',
    ],
  ],
])('rule %s', (_rule, change, lines, linesBack) => {
  const broken = breakingBothWays(change)
  expect(broken.lines.toSorted()).toEqual(lines.toSorted())
  expect(broken.linesBack.toSorted()).toEqual(linesBack.toSorted())
})
