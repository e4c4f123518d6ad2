import { parseRating } from './rating.ts'

test.each([
  ['4.7', { stars: 4, text: '4.7' }],
  ['4.96', { stars: 4, text: '5.0' }],
  ['5', { stars: 5, text: '5.0' }],
  ['0', { stars: 0, text: '0.0' }],
  ['7', { stars: 5, text: '5.0' }],
  ['-1', { stars: 0, text: '0.0' }],
  ['abc', null],
  ['', null],
  [null, null],
])('the rating %j shows as %j', (rating, shown) => {
  expect(parseRating(rating)).toEqual(shown)
})
