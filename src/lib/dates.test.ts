import { formatPublished, formatTime, parseDate } from './dates.ts'

test.each([
  ['2026-03-10T08:00:00.000Z', 'March 10, 2026'],
  ['2026-03-10', 'March 10, 2026'],
  ['2026-03-10T23:59:59Z', 'March 10, 2026'],
  ['2026-03-10T23:59:59', 'March 10, 2026'],
  ['2026-03-10T23:30:00-05:00', 'March 11, 2026'],
  ['2026-03-10T00:30:00+0100', 'March 9, 2026'],
  [' 2026-12-01 ', 'December 1, 2026'],
  [null, 'Draft'],
  [undefined, 'Draft'],
  ['', 'Draft'],
  ['  ', 'Draft'],
  ['soon', '—'],
  ['2026-13-40', '—'],
  ['March 2026', '—'],
  ['1', '—'],
  ['<b>2026</b>', '—'],
])('the publication date %j shows as %s', (published, shown) => {
  expect(formatPublished(published)).toBe(shown)
})

test('parseDate returns the milliseconds of a date, or null for text that is not a date', () => {
  expect(parseDate('1970-01-02')).toBe(86_400_000)
  expect(parseDate('soon')).toBeNull()
})

test.each([
  ['2026-03-10T14:05:59Z', 'March 10, 2026, 14:05 UTC'],
  ['2026-03-10T00:00:00Z', 'March 10, 2026, 00:00 UTC'],
  ['2026-03-10T23:30:00-05:00', 'March 11, 2026, 04:30 UTC'],
])('the time %j is shown as %j', (text, shown) => {
  expect(formatTime(Date.parse(text))).toBe(shown)
})

test('days are formatted as by Intl', () => {
  const intl = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  const days = Array.from({ length: 110_000 }, (_, day) => new Date((day - 26_000) * 86_400_000))
  expect(days.map((day) => formatPublished(day.toISOString()))).toEqual(days.map((day) => intl.format(day)))
})
