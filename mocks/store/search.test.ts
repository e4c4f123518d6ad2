import { products, studioHeadphones } from '#fixtures/products.ts'
import { createSearch } from './search.ts'
import { beginningOf, formOf } from './word-forms.ts'

const find = createSearch(products)
const titlesOf = (search: string) => find(search).map(({ title }) => title)
/** Returns the last words of the types of the products that a search finds. */
const kindsOf = (search: string) => [
  ...new Set(find(search).map(({ description }) => /^Type: .*?(\S+)$/m.exec(description ?? '')?.[1])),
]

test.each<[search: string, count: number, kinds: string[]]>([
  ['wireless earbuds', 4, ['earbuds']],
  ['headphones', 9, ['headphones']],
  ['headphone', 9, ['headphones']],
  ['noise canceling', 5, ['earbuds', 'headphones', 'headset']],
  ['noise cancelling', 5, ['earbuds', 'headphones', 'headset']],
  ['noise-cancelling headphones', 2, ['headphones']],
  ['gaming mouse', 3, ['mouse']],
  ['gamming mouse', 3, ['mouse']],
  ['gaming mice', 3, ['mouse']],
  ['laptop', 14, ['laptop']],
  ['gaming laptop', 5, ['laptop']],
  ['laptop stand', 4, ['stand']],
  ['phone', 15, ['phone', 'smartphone']],
  ['smart phone', 15, ['phone', 'smartphone']],
  ['phone charger', 6, ['charger']],
  ['powerbank', 4, ['bank']],
  ['powr bank', 4, ['bank']],
  ['keyboard', 4, ['keyboard']],
  ['keybaord', 4, ['keyboard']],
  ['record player', 4, ['turntable']],
  ['usb mic', 2, ['microphone']],
  ['colour changing bulbs', 1, ['bulbs']],
  ['tripod for phone', 1, ['tripod']],
  ['robot vaccum', 4, ['vacuum']],
  ['hedphones', 9, ['headphones']],
])('"%s" finds %i products: %j', (search, count, kinds) => {
  expect(find(search)).toHaveLength(count)
  expect(new Set(kindsOf(search))).toEqual(new Set(kinds))
})

test.each([
  ['a word of a description', 'gasket', ['Kestrane Type 65 Keyboard']],
  [
    'a number and its unit',
    '240hz',
    ['Vantrel Rift 17 VX-4090', 'Kestrane Forge 18', 'Kestrane Panorama 45 Ultrawide'],
  ],
  ['a part of a title', '4090', ['Vantrel Rift 17 VX-4090']],
  [
    'a number before a word',
    '2 in 1 laptop',
    ['Quillane Margin 14 Convertible', 'Norrvane Fold 13 Convertible', 'Norrvane Draft 12'],
  ],
  ['a range', '70-300', ['Cindrel Reach 70-300 mm']],
  ['an ASIN', ' b0wqljvq6v ', ['Aurelle Studio One']],
  ['a part of an ASIN', 'B0WQLJ', []],
  ['a category', 'pro audio', []],
  ['a sign', '%', []],
  ['an unknown word', 'submarine', []],
])('%s: "%s"', (_what, search, titles) => {
  expect(titlesOf(search)).toEqual(titles)
})

test('each word begins as all words of its form do', () => {
  const words = products.flatMap(
    ({ title, description }) => `${title} ${description}`.toLowerCase().match(/[a-z0-9]+/g) ?? [],
  )
  expect([...new Set(words)].filter((word) => !word.startsWith(beginningOf(formOf(word))))).toEqual([])
})

test.each(products)('the title of $id finds it', (product) => {
  expect(find(product.title)).toContain(product)
})

test('letters match without regard to case and accents, and words of other scripts match', () => {
  const rows = [
    { ...studioHeadphones, id: 'cafe', title: 'Über Café', description: null },
    { ...studioHeadphones, id: 'amp', title: 'アンプ', description: null },
  ]
  const search = createSearch(rows)
  expect(search('uber CAFE')).toEqual([rows[0]])
  expect(search('アンプ')).toEqual([rows[1]])
})
