import { CHECKS } from './all-checks.ts'
import { findCheck, optionsToRepeat } from './only.ts'

const generation = { seed: 7, runs: 40 }

test.each(CHECKS.map((check) => [check.subject, check.title, check] as const))(
  'the options to repeat "%s %s" name this check, and a shell leaves them as they are',
  (_subject, _title, check) => {
    const [, name = ''] = /^--only "([^"$`\\!]+)"( --seed 7)?$/.exec(optionsToRepeat(check, generation)) ?? []
    expect(findCheck(name)).toBe(check)
  },
)

test.each([
  ['counts every match in the total', 'counts every match in the total'],
  ['COUNTS  every Match', 'counts every match in the total'],
  ['GET /api/products counts every', 'counts every match in the total'],
  ['returns at most limit products', 'returns at most `limit` products, 24 by default'],
  ["allows the shop's origin and", 'allows the shop’s origin and credentials'],
  ['POST /api/cart/add refuses an unknown', 'refuses an unknown product with a reason'],
])('--only "%s" is the check "%s"', (name, title) => {
  expect(findCheck(name).title).toBe(title)
})

test('a name of several checks fails with their names', () => {
  expect(() => findCheck('refuses an unknown product')).toThrow(
    `--only: "refuses an unknown product" is in the names of 2 checks. Pass one of them:
  GET /api/products/{id} refuses an unknown product
  DELETE /api/cart/remove refuses an unknown product`,
  )
})

test('at most ten names are listed', () => {
  expect(() => findCheck('GET')).toThrow(/^--only: "GET" is in [^\n]+(\n {2}GET [^\n]+){10}\n {2}and \d+ more$/)
})

test('an unknown name fails with ten similar ones', () => {
  expect(() => findCheck('sorts by colour')).toThrow(
    /^--only: no check is named "sorts by colour"\. Similar names:(\n {2}[^\n]*sorts[^\n]*)+(\n {2}[^\n]+)*$/,
  )
})

test('a generated check is repeated with its seed, and with the number of inputs if it is unusual', () => {
  const check = findCheck('leave the expected lines and count')
  expect(optionsToRepeat(check, generation)).toBe('--only "leave the expected lines and count" --seed 7')
  expect(optionsToRepeat(check, { seed: 7, runs: 200 })).toBe(
    '--only "leave the expected lines and count" --seed 7 --runs 200',
  )
})
