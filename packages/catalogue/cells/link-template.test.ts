import { linkFrom, readLinkTemplate } from './link-template.ts'

test.each([
  [
    'https://track.example/?id=me&url={link}',
    'https://track.example/?id=me&url=https%3A%2F%2Fshop.example%2Fa%3Fb%3D1%26c%3D%2520%23d',
  ],
  [
    'https://track.example/me/destination:{link}',
    'https://track.example/me/destination:https%3A%2F%2Fshop.example%2Fa%3Fb%3D1%26c%3D%2520%23d',
  ],
  [
    ' http://track.example?url={link} ',
    'http://track.example?url=https%3A%2F%2Fshop.example%2Fa%3Fb%3D1%26c%3D%2520%23d',
  ],
])('%s', (template, link) => {
  expect(linkFrom(readLinkTemplate(template), 'https://shop.example/a?b=1&c=%20#d')).toBe(link)
})

test('signs that replacements of texts give a meaning, and halves of letters', () => {
  expect(linkFrom('https://track.example/?url={link}', 'https://shop.example/$&\ud83d')).toBe(
    'https://track.example/?url=https%3A%2F%2Fshop.example%2F%24%26%25EF%25BF%25BD',
  )
})

test.each([
  ['https://track.example/?id=me', 'must contain {link}'],
  ['https://track.example/?url={url}', 'must contain {link}'],
  ['{link}?tag=me', 'must be a web address'],
  ['https://{link}', 'must be a web address'],
  ['https://{link}.track.example/', 'must be a web address'],
  ['track.example/?url={link}', 'must be a web address'],
  ['https://track.example/#{link}', 'must be a web address'],
  ['https://track/?url={link}', 'must be a web address'],
  ['javascript:alert({link})', 'must be a web address'],
  ['https://me:secret@track.example/?url={link}', 'must be a web address'],
  ['https://track.example/?id=YOURID&url={link}', 'contains the placeholder "YOURID"'],
  ['https://track.example/?id={id}&url={link}', '{link} is the only placeholder of --link'],
  ['https://track.example/?m={MERCHANT_ID}&url={link}', 'Put a value in the place of {MERCHANT_ID}'],
  ['https://track.example/{{merchant id}}/?url={link}', '{link} is the only placeholder of --link'],
])('%s is refused', (template, message) => {
  expect(() => readLinkTemplate(template)).toThrow(message)
})
