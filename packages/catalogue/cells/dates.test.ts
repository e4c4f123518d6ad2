import { readDate } from './dates.ts'

test.each([
  ['2026-03-10', '2026-03-10'],
  ['2026-03-10 14:05:00', '2026-03-10T14:05:00Z'],
  ['2026-03-10 9:05:00', '2026-03-10T09:05:00Z'],
  ['2026-03-10 14:05:00.123', '2026-03-10T14:05:00Z'],
  ['2026-03-10 14:05:00 UTC', '2026-03-10T14:05:00Z'],
  ['2026-03-10T14:05:00Z', '2026-03-10T14:05:00Z'],
  ['2026-03-10T14:05-0800', '2026-03-10T22:05:00Z'],
  ['2026-03-10T14:05:00+01:00', '2026-03-10T13:05:00Z'],
  ['10.03.2026', '2026-03-10'],
  ['1.3.2026', '2026-03-01'],
])('%j is %s', (text, iso) => {
  expect(readDate(text)).toBe(iso)
})

test.each([
  ['03/04/2026', 'dmy', '2026-04-03'],
  ['03/04/2026', 'mdy', '2026-03-04'],
  ['3/4/2026', 'mdy', '2026-03-04'],
] as const)('%j in the order %s is %s', (text, order, iso) => {
  expect(readDate(text, order)).toBe(iso)
})

test.each([
  ['03/04/2026', 'is not a date'],
  ['yesterday', 'is not a date'],
  ['', 'is not a date'],
  ['2026-02-30', 'is not a day of the calendar'],
  ['0000-00-00 00:00:00', 'is not a day of the calendar'],
  ['2026-03-10 25:00', 'is not a day of the calendar'],
  ['31.02.2026', 'is not a day of the calendar'],
])('%j %s', (text, what) => {
  expect(readDate(text)).toMatchObject({ what })
})
