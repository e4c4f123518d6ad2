import { catalogueOf } from '../testing/test-files.ts'

const HEADINGS = 'id,item group id,title,price,created,link'
const DATED = ['a,,A,1,2026-01-02', 'b,,B,1,2026-01-05', 'c,,C,1,', 'd,,D,1,2026-01-03', 'e,,E,1,2026-01-05T08:00:00Z']
const VARIANTS = ['a,G,A,5,', 'b,,B,1,', 'c,,C,1,', 'd,,D,1,', 'e,,E,1,', 'f,G,F,4,']

const ALL_BUT_NEWEST = 'all but the newest products'
const NO_DATE =
  'no column says since when products exist, so the first products of the file stay (--map createdAt=HEADING names one)'

test.each([
  ['the newest stay, in the order of the file', DATED, 2, 'b e', `3 rows by --limit 2: ${ALL_BUT_NEWEST}`],
  ['products without a date come last', DATED, 4, 'a b d e', `1 row by --limit 4: ${ALL_BUT_NEWEST}`],
  [
    'the first of a date stays',
    ['a,,A,1,2026-01-02', 'b,,B,1,2026-01-02'],
    1,
    'a',
    `1 row by --limit 1: ${ALL_BUT_NEWEST}`,
  ],
  ['variants count once, also the later ones', VARIANTS, 2, 'g b', `3 rows by --limit 2: ${NO_DATE}`],
  ['a bad row does not count', ['x,,X,n/a,', ...VARIANTS], 1, 'g', `4 rows by --limit 1: ${NO_DATE}`],
  ['a file with fewer products is read as it is', DATED, 5, 'a b c d e', null],
])('%s', async (_name, rows, limit, ids, leftOut) => {
  const lines = rows.map((row, index) => `${row},a.example/${index}`)
  const { products, head } = await catalogueOf([HEADINGS, ...lines], { limit })
  expect(products.map(({ id }) => id).join(' ')).toBe(ids)
  const line = head.find((each) => each.includes('--limit'))
  expect(line ?? null).toBe(leftOut && `Left out ${leftOut}.`)
})

test('rows in another currency do not count', async () => {
  const lines = [HEADINGS, 'a,,A,1 GBP,,a.example/1', 'b,,B,1 EUR,,a.example/2', 'c,,C,1 EUR,,a.example/3']
  const { products } = await catalogueOf(lines, { limit: 1, currency: 'EUR' })
  expect(products).toMatchObject([{ id: 'b' }])
})
