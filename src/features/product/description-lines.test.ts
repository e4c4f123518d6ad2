import { studioHeadphones } from '#fixtures/products.ts'
import { linesOf, summaryOf } from './description-lines.ts'

test.each<[string | null | undefined, string[]]>([
  ['One.\nTwo.', ['One.', 'Two.']],
  ['One.\r\n\n  Two. \n', ['One.', 'Two.']],
  ['One.', ['One.']],
  [' \n', []],
  ['', []],
  [null, []],
  [undefined, []],
])('%j has the lines %j', (description, lines) => {
  expect(linesOf(description)).toEqual(lines)
})

test.each<[string | null, string | undefined]>([
  ['One.\nTwo.', 'One. Two.'],
  [`One.\n${'x'.repeat(155)}`, `One. ${'x'.repeat(155)}`],
  [`One.\n${'x'.repeat(156)}\nThree.`, 'One.'],
  ['x'.repeat(200), 'x'.repeat(200)],
  ['\n', undefined],
  [null, undefined],
])('the summary of %j ends with a whole line', (description, summary) => {
  expect(summaryOf(description)).toBe(summary)
})

test('the summary of a real product is its first lines, in one', () => {
  const summary = summaryOf(studioHeadphones.description)
  expect(studioHeadphones.description?.replaceAll('\n', ' ').startsWith(summary ?? '-')).toBe(true)
  expect(summary).toMatch(/^Closed over-ear headphones .+ repaired\.$/)
})
