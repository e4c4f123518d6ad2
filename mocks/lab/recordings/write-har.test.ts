import type { Exchange } from '#src/demo/demo-api.ts'
import { readHar } from './read-har.ts'
import { writeHar } from './write-har.ts'

const exchange: Exchange = {
  startedAt: '2026-03-10T10:00:00.000Z',
  ms: 12,
  method: 'GET',
  url: 'https://shop.test/api/cart/count',
  cartIn: 'k3j2h1g0f9d8lxyz',
  cartOut: null,
  requestBody: '',
  status: 200,
  contentType: 'application/json',
  body: '{"count":1}',
}

const write = (...stored: Exchange[]) => writeHar({ stored, dropped: 0 })

test('the file is a HAR 1.2 log, also without calls', () => {
  const log = { version: '1.2', creator: { name: 'Overtone', version: '1' } }
  const { text, calls, leftOut } = write(exchange, { ...exchange, method: 'POST', requestBody: '{}' })
  expect([calls, leftOut]).toEqual([2, 0])
  expect(JSON.parse(text)).toEqual({ log: { ...log, entries: [expect.anything(), expect.anything()] } })
  expect(JSON.parse(write().text)).toEqual({ log: { ...log, entries: [] } })
})

test('readHar reads the calls that writeHar wrote, in the order of the requests', async () => {
  const later = { ...exchange, startedAt: '2026-03-10T10:00:01.000Z', body: '{"count":2}' }
  const { calls, notes } = await readHar(write(later, exchange, { ...later, status: 0, body: '' }).text)
  expect(calls).toEqual([
    { address: 'GET /api/cart/count', status: 200, contentType: 'application/json', body: '{"count":1}' },
    { address: 'GET /api/cart/count', status: 200, contentType: 'application/json', body: '{"count":2}' },
    { address: 'GET /api/cart/count', status: 0, contentType: 'application/json', body: '' },
  ])
  expect(notes).toEqual([])
})

test('an empty cart id replaces nothing', () => {
  const { log } = JSON.parse(write({ ...exchange, cartIn: '', body: '' }).text)
  expect(log.entries[0].request).not.toHaveProperty('postData')
  expect(log.entries[0].response.content.text).toBe('')
})

test('cart ids are replaced in headers, addresses and bodies, and each keeps one name', () => {
  const id = 'a+"b"/cart*id'
  const first = { ...exchange, cartIn: id, cartOut: `${id}-2`, body: JSON.stringify({ own: id, next: `${id}-2` }) }
  const second = {
    ...exchange,
    url: `https://shop.test/api/cart?cart=${encodeURIComponent(id)}`,
    cartIn: `${id}-2`,
    requestBody: `id=${id}`,
  }
  const { log } = JSON.parse(write(first, second).text)
  expect(JSON.stringify(log)).not.toContain('cart*id')
  const [one, two] = log.entries
  expect(one.request.headers[0]).toEqual({ name: 'x-cart-id', value: 'cart-0001' })
  expect(one.response.headers[0]).toEqual({ name: 'x-cart-id', value: 'cart-0002' })
  expect(JSON.parse(one.response.content.text)).toEqual({ own: 'cart-0001', next: 'cart-0002' })
  expect(two.request.headers[0].value).toBe('cart-0002')
  expect(two.request.url).toBe('https://shop.test/api/cart?cart=cart-0001')
  expect(two.request.postData.text).toBe('id=cart-0001')
})

test('a short cart id is replaced in headers only, because other words contain it', () => {
  const { log } = JSON.parse(write({ ...exchange, cartIn: '1' }).text)
  expect(log.entries[0].request.headers[0].value).toBe('cart-0001')
  expect(log.entries[0].response.content.text).toBe('{"count":1}')
})

test('a file has at most 5 MB, and the oldest calls are left out', () => {
  const large = Array.from({ length: 8 }, (_, index) => ({
    ...exchange,
    startedAt: `2026-03-10T10:00:0${index}.000Z`,
    // Quotes take two characters in JSON, and ü two bytes.
    body: `${index}${'"ü'.repeat(200_000)}`,
  }))
  const { text, calls, leftOut } = writeHar({ stored: large, dropped: 3 })
  expect(new Blob([text]).size).toBeLessThanOrEqual(5_000_000)
  expect([calls, leftOut]).toEqual([6, 5])
  const { log } = JSON.parse(text)
  expect(log.entries[0].response.content.text.slice(0, 1)).toBe('2')
})
