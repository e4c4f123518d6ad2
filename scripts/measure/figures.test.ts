import { expect, test } from 'vitest'
import { geometricMean, median, mediansOf } from './figures.mjs'

test('the median is the middle one, or between the two in the middle', () => {
  expect(median([30, 10, 20])).toBe(20)
  expect(median([40, 10, 20, 30])).toBe(25)
})

test('a geometric mean of twice and half is one', () => {
  expect(geometricMean([2, 0.5])).toBeCloseTo(1)
})

test("a median is of one build's one figure of one step", () => {
  const reading = { build: 'this', where: 'phone', step: 'a sort', figure: 'shown', value: 5 }
  const others = [
    { ...reading, build: 'against' },
    { ...reading, where: 'desktop' },
    { ...reading, step: 'page 2' },
    { ...reading, figure: 'paint' },
  ].map((other) => Object.assign(other, { value: 1000 }))
  expect(mediansOf([...others, reading, { ...reading, value: 7 }])(reading)).toBe(6)
})
