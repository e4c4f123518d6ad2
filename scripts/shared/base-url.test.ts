import { adviceFor, readBaseUrl } from './base-url.ts'

test.each([
  ['https://api.shop.example', 'https://api.shop.example'],
  ['http://127.0.0.1:4400/', 'http://127.0.0.1:4400'],
  ['https://shop.example/store//', 'https://shop.example/store'],
])('--url %s is read as %s', (text, expected) => {
  expect(readBaseUrl(text, '--url')).toBe(expected)
})

test.each([
  ['https://user:hunter2@api.example', '--url must not have a user name or password'],
  ['https://user:hunter2@api.example/?a=hunter2', '--url must not have a user name or password'],
  ['https://hunter2@api.example', '--url must not have a user name or password'],
  ['https://api.example/?key=hunter2', '--url must not have a query'],
  ['https://api.example/?', '--url must not have a query'],
  ['https://api.example/#hunter2', '--url must not have a hash'],
  ['https://user:hunter2@', 'Pass the URL of the backend'],
  ['ftp://user:hunter2@api.example', '--url must start with http:// or https://'],
  ['127.0.0.1:4600', '--url must start with http:// or https://'],
  ['', 'Pass the URL of the backend'],
])('--url %s is refused, and the message does not repeat it', (text, message) => {
  const read = () => readBaseUrl(text, '--url')
  expect(read).toThrow(message)
  expect(read).not.toThrow('hunter2')
})

test('advises against /api at the end', () => {
  expect(adviceFor('https://shop.example/api', '--url')).toContain('https://shop.example/api/api/products')
  expect(adviceFor('https://api.shop.example', '--url')).toBeNull()
})
