import { pageNumbers } from './page-numbers.ts'

test.each([
  [1, 0, [], null],
  [1, 1, [1], null],
  [1, 3, [1, 2, 3], null],
  [1, 5, [1, 2, 3, 4, 5], null],
  [1, 6, [1, 2, 3, 4, 5], 6],
  [4, 20, [2, 3, 4, 5, 6], 20],
  [18, 20, [16, 17, 18, 19, 20], null],
  [20, 20, [16, 17, 18, 19, 20], null],
  [17, 20, [15, 16, 17, 18, 19], 20],
])('on page %i of %i the buttons are %j and then %j', (current, pages, numbers, last) => {
  expect(pageNumbers(current, pages)).toEqual({ numbers, last })
})
