import { serverText } from './server-text.ts'

test.each([
  ['plain text', 'Out of stock', 'Out of stock'],
  ['plain text with space around it', '\n Out of stock \n', 'Out of stock'],
  ['plain text in brackets', '[Stock] None left', '[Stock] None left'],
  ['JSON with a message', '{"message":"Out of stock","code":7}', 'Out of stock'],
  ['JSON with an error', '{"error":"Out of stock"}', 'Out of stock'],
  ['JSON with a message and an error', '{"error":"Conflict","message":"Out of stock"}', 'Out of stock'],
  ['JSON whose message is empty', '{"message":" ","error":"Out of stock"}', 'Out of stock'],
  ['JSON with a message inside an error', '{"error":{"code":7,"message":"Out of stock"}}', 'Out of stock'],
  ['a JSON string', '"Out of stock"', 'Out of stock'],
  ['JSON without a message or an error', '{"code":7}', ''],
  ['JSON whose message is not a string', '{"message":7}', ''],
  ['a JSON list', '["Out of stock"]', ''],
  ['an empty JSON object', '{}', ''],
  ['null', 'null', ''],
  ['a number', '409', ''],
  ['JSON that was cut off', '{"message":"Out of st', ''],
  ['JSON whose message is HTML', '{"message":"<h1>Bad Gateway</h1>"}', ''],
  ['an HTML page', '<!doctype html><title>Bad Gateway</title>', ''],
  ['blank text', ' ', ''],
])('serverText returns the message, or an empty string, for %s', (_what, body, message) => {
  expect(serverText(body)).toBe(message)
})
