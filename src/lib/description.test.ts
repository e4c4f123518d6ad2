import { parseDescription, summaryOf } from './description.ts'

test.each<[string | null | undefined, string[]]>([
  ['One.\nTwo.', ['One.', 'Two.']],
  ['One.\r\n\n  Two. \n', ['One.', 'Two.']],
  ['Drivers: 40 mm\nOne.\nWeight: 10.7 oz', ['One.', 'Weight: 10.7 oz']],
  [' \n', []],
  ['', []],
  [null, []],
  [undefined, []],
])('the lines after the facts of %j are %j', (description, lines) => {
  expect(parseDescription(description).lines).toEqual(lines)
})

test.each([
  ['Drivers: 40 mm dynamic', 'Drivers', '40 mm dynamic'],
  ['  Weight: 10.7 oz \r', 'Weight', '10.7 oz'],
  ['Maximum aperture: f/1.8', 'Maximum aperture', 'f/1.8'],
  ['الوزن: 300 غ', 'الوزن', '300 غ'],
  [`${'L'.repeat(24)}: ${'v'.repeat(40)}`, 'L'.repeat(24), 'v'.repeat(40)],
  ['Ratio: 3:2', 'Ratio', '3:2'],
])('%j is a fact', (line, label, value) => {
  expect(parseDescription(`${line}\n${line}`).facts).toEqual([
    { label, value },
    { label, value },
  ])
})

test.each([
  ['a sentence', 'Drivers of 40 mm.'],
  ['a label of 25 characters', `${'L'.repeat(25)}: 40 mm`],
  ['a value of 41 characters', `Drivers: ${'v'.repeat(41)}`],
  ['a digit in the label', 'USB 3 ports: 2'],
  ['a full stop', 'Fully passive: no battery. Does not fold'],
  ['a full stop at the end', 'Fully passive: no battery.'],
  ['no space after the colon', 'Drivers:40 mm'],
  ['no value', 'Drivers: '],
  ['no label', ': 40 mm'],
])('a line with %s is no fact, nor are those after it', (_what, line) => {
  expect(parseDescription(`${line}\nWeight: 10.7 oz`).facts).toEqual([])
})

test.each<[string | null, string | undefined]>([
  ['One.\nTwo.', 'One. Two.'],
  ['Weight: 10.7 oz\nOne.', 'One.'],
  [`One.\n${'x'.repeat(155)}`, `One. ${'x'.repeat(155)}`],
  [`One.\n${'x'.repeat(156)}\nThree.`, 'One.'],
  ['x'.repeat(200), 'x'.repeat(200)],
  ['\n', undefined],
  [null, undefined],
])('summarises %j in whole lines', (description, summary) => {
  expect(summaryOf(description)).toBe(summary)
})
