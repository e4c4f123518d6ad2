/** The collection in `examples/bruno`, as Bruno reads it. */
import { readdirSync, readFileSync } from 'node:fs'
import { parseCollection, parseRequest } from '@usebruno/filestore'
import { CartWrite } from '#src/api/contract.ts'
import { OPERATIONS } from '#src/api/operations.ts'
import { brunoFiles } from './bruno-files.ts'

const FOLDER = 'examples/bruno/'
const YML = { format: 'yml' } as const
const read = (path: string) => readFileSync(FOLDER + path, 'utf8')
const isRequest = (path: string) => /\/(?!folder)\w+\.yml$/.test(path)

const committed = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.yml'))

test('has no other files than the generated ones', () => {
  expect(committed.toSorted()).toEqual(Object.keys(brunoFiles()).toSorted())
})

test('has one request per operation', () => {
  const requests = committed.filter(isRequest).map((path) => parseRequest(read(path), YML).request)
  const calls = requests.map(
    ({ method, url }) =>
      `${method} ${url
        .replace('{{baseUrl}}', '')
        .replace(/\?.*/, '')
        .replaceAll(/:(\w+)/g, '{$1}')}`,
  )
  const expected = Object.values(OPERATIONS).map(({ method, path }) => `${method} ${path}`)
  expect(calls.toSorted()).toEqual(expected.toSorted())
})

test('sends the cart id, a variable of the collection, with every request', () => {
  const { request } = parseCollection(read('opencollection.yml'), YML).collectionRoot
  expect(request.headers).toMatchObject([{ name: 'x-cart-id', value: '{{cartId}}', enabled: true }])
  expect(request.vars.req).toMatchObject([{ name: 'baseUrl' }, { name: 'cartId', value: expect.stringMatching(/./) }])
})

test('fills in parameters and bodies', () => {
  const product = parseRequest(read('Catalogue/getProduct.yml'), YML).request
  expect(product.params).toMatchObject([{ name: 'id', type: 'path', value: 'norrvane-studio-16', enabled: true }])
  const { body } = parseRequest(read('Cart/addToCart.yml'), YML).request
  expect(CartWrite.safeParse(JSON.parse(body.json)).success).toBe(true)
})
