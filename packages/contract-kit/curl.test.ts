import { type CurlRequest, curlOf } from './curl.ts'
import { wordsOf } from './testing/curl-line.ts'

const URL_OF_CART = 'http://api.test/api/cart'

test.each<[CurlRequest, string]>([
  [{ method: 'GET', url: URL_OF_CART }, "curl -i 'http://api.test/api/cart'"],
  [
    { method: 'GET', url: URL_OF_CART, headers: { 'x-cart-id': 'a1', origin: 'https://shop.example' } },
    "curl -i 'http://api.test/api/cart' -H 'x-cart-id: a1' -H 'origin: https://shop.example'",
  ],
  [
    {
      method: 'POST',
      url: URL_OF_CART,
      headers: { 'content-type': 'application/json' },
      body: '{"productId":"it\'s"}',
    },
    String.raw`curl -i 'http://api.test/api/cart' -H 'content-type: application/json' --data-raw '{"productId":"it'\''s"}'`,
  ],
  [
    { method: 'DELETE', url: URL_OF_CART, body: '' },
    "curl -i -X DELETE 'http://api.test/api/cart' -H 'content-type:' --data-raw ''",
  ],
  [
    { method: 'GET', url: URL_OF_CART, headers: { 'x-cart-id': '' } },
    "curl -i 'http://api.test/api/cart' -H 'x-cart-id;'",
  ],
  [{ method: 'GET', url: URL_OF_CART, followRedirects: true }, "curl -i -L 'http://api.test/api/cart'"],
  [{ method: 'HEAD', url: URL_OF_CART }, "curl -i -I 'http://api.test/api/cart'"],
  [{ method: 'GET', url: 'http://[::1]:4500/api/cart' }, "curl -i -g 'http://[::1]:4500/api/cart'"],
])('curlOf(%j)', (request, expected) => {
  expect(curlOf(request)).toBe(expected)
})

test.each([
  "'",
  "''",
  String.raw`\'`,
  '$(id) `id` $HOME',
  '!!',
  '"; rm -rf .; "',
  '@file',
  '*',
  'a\nb',
  '– ü 🎧',
  '%s %% \\n',
])('sh reads the body %j as it is', (body) => {
  expect(wordsOf(curlOf({ method: 'POST', url: URL_OF_CART, body }))).toEqual([
    '-i',
    URL_OF_CART,
    '-H',
    'content-type:',
    '--data-raw',
    body,
  ])
})
