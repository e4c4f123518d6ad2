import { formatCount } from './numbers.ts'

test.each([0, 7, 999, 1000, 12_345, 1_234_567, -1234, 2 ** 53 - 1, 2 ** 53, 1e21, 1234.5])(
  '%d is formatted as by Intl',
  (count) => {
    expect(formatCount(count)).toBe(count.toLocaleString('en-US'))
  },
)
