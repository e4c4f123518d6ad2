import { linesOf, summaryOf } from './description-lines.ts'

test.each<[string | null | undefined, string[]]>([
  ['One.\nTwo.', ['One.', 'Two.']],
  ['One.\r\n\n  Two. \n', ['One.', 'Two.']],
  ['One.', ['One.']],
  [' \n', []],
  ['', []],
  [null, []],
  [undefined, []],
])('splits %j into %j', (description, lines) => {
  expect(linesOf(description)).toEqual(lines)
})

test.each<[string | null, string | undefined]>([
  ['One.\nTwo.', 'One. Two.'],
  [`One.\n${'x'.repeat(155)}`, `One. ${'x'.repeat(155)}`],
  [`One.\n${'x'.repeat(156)}\nThree.`, 'One.'],
  ['x'.repeat(200), 'x'.repeat(200)],
  ['\n', undefined],
  [null, undefined],
])('summarises %j in whole lines', (description, summary) => {
  expect(summaryOf(description)).toBe(summary)
})
