/** The collection in `examples/bruno`. */
import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { CartWrite } from '#src/api/contract.ts'
import { OPERATIONS } from '#src/api/operations.ts'
import { brunoFiles } from './bruno-files.ts'

const FOLDER = 'examples/bruno/'
const read = (path: string) => parse(readFileSync(FOLDER + path, 'utf8'))
const isRequest = (path: string) => /\/(?!folder)\w+\.yml$/.test(path)

const committed = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.yml'))

test('has no other files than the generated ones', () => {
  expect(committed.toSorted()).toEqual(Object.keys(brunoFiles()).toSorted())
})

test('has one request per operation', () => {
  const requests = committed.filter(isRequest).map((path) => read(path).http)
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
  const { request } = read('opencollection.yml')
  expect(request.headers).toEqual([{ name: 'x-cart-id', value: '{{cartId}}' }])
  expect(request.variables).toMatchObject([{ name: 'baseUrl' }, { name: 'cartId', value: expect.stringMatching(/./) }])
})

test('fills in parameters and bodies', () => {
  const product = read('Catalogue/getProduct.yml').http
  expect(product.params).toMatchObject([{ name: 'id', type: 'path', value: 'norrvane-studio-16' }])
  expect(product.params[0]).not.toHaveProperty('disabled')
  const { body } = read('Cart/addToCart.yml').http
  expect(CartWrite.safeParse(JSON.parse(body.data)).success).toBe(true)
})
