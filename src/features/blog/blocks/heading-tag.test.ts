import { headingTag } from './heading-tag.ts'

test.each([
  [1, 'h1'],
  [2, 'h2'],
  [6, 'h6'],
  [undefined, 'h2'],
  [0, 'h2'],
  [7, 'h2'],
  [9, 'h2'],
  [-1, 'h2'],
  [2.5, 'h2'],
  [Number.NaN, 'h2'],
])('level %j has the tag %s', (level, tag) => {
  expect(headingTag(level)).toBe(tag)
})
