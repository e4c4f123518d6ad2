import { serverText } from './server-text.ts'

test.each([
  ['plain text', 'Out of stock', 'Out of stock'],
  ['plain text with space around it', '\n Out of stock \n', 'Out of stock'],
  ['plain text in brackets', '[Stock] None left', '[Stock] None left'],
  ['JSON with a message', '{"message":"Out of stock","code":7}', 'Out of stock'],
  ['JSON with an error', '{"error":"Out of stock"}', 'Out of stock'],
  ['JSON with both', '{"error":"Conflict","message":"Out of stock"}', 'Out of stock'],
  ['JSON whose message is empty', '{"message":" ","error":"Out of stock"}', 'Out of stock'],
  ['JSON with a message inside of an error', '{"error":{"code":7,"message":"Out of stock"}}', 'Out of stock'],
  ['JSON that is text', '"Out of stock"', 'Out of stock'],
  ['JSON without either', '{"code":7}', ''],
  ['JSON whose message is no text', '{"message":7}', ''],
  ['a JSON list', '["Out of stock"]', ''],
  ['an empty JSON object', '{}', ''],
  ['null', 'null', ''],
  ['a number', '409', ''],
  ['JSON that was cut off', '{"message":"Out of st', ''],
  ['JSON whose message is a page', '{"message":"<h1>Bad Gateway</h1>"}', ''],
  ['a page', '<!doctype html><title>Bad Gateway</title>', ''],
  ['nothing', ' ', ''],
])('a visitor is told, of %s', (_what, body, said) => {
  expect(serverText(body)).toBe(said)
})
