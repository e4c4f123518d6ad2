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
  ['JSON with a detail', '{"detail":"Out of stock"}', 'Out of stock'],
  [
    'FastAPI’s list of details',
    '{"detail":[{"loc":["body"],"msg":"Out of stock"},{"msg":"And closed"}]}',
    'Out of stock',
  ],
  ['a list of errors', '{"errors":[{"message":"Out of stock"},{"message":"And closed"}]}', 'Out of stock'],
  ['problem+json', '{"type":"about:blank","title":"Out of stock","status":409}', 'Out of stock'],
  ['problem+json with a detail', '{"title":"Conflict","detail":"Out of stock"}', 'Out of stock'],
  ['an error before a detail', '{"detail":"2","error":"Out of stock"}', 'Out of stock'],
  ['a detail before a list of errors', '{"errors":[{"message":"2"}],"detail":"Out of stock"}', 'Out of stock'],
  ['a list of errors before a title', '{"title":"2","errors":[{"message":"Out of stock"}]}', 'Out of stock'],
  ['JSON whose detail and errors are empty', '{"detail":[],"errors":[],"title":"Out of stock"}', 'Out of stock'],
  ['JSON whose lists hold no objects', '{"detail":[null],"errors":["no"]}', ''],
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
