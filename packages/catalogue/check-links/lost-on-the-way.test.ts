import { endsAtHome, lostParameters } from './lost-on-the-way.ts'

test.each([
  [['https://shop.test/p/1?tag=me', 'https://shop.test/p/one'], ['tag=me']],
  [['https://shop.test/p/1?tag=me', 'https://shop.test/p/1?tag=other'], ['tag=me']],
  [
    ['https://shop.test/p/1?awc=7_8&utm_source=me', 'https://shop.test/'],
    ['awc=7_8', 'utm_source=me'],
  ],
  // The tracker's own parameters are for the tracker.
  [
    ['https://track.test/?aff=me&url=https://shop.test/p', 'https://shop.test/p?aff_id=7', 'https://shop.test/p'],
    ['aff_id=7'],
  ],
  [['https://track.test/?aff=me&url=https://shop.test/p', 'https://shop.test/p'], []],
  [['https://www.awin1.com/pclick.php?p=1&clickref=me', 'https://shop.test/p'], []],
  [['https://shop.test/p?tag=me-20&id=1', 'https://shop.test/lamp-1?via=me-20'], []],
  [['https://shop.test/p?ref=partner7', 'https://shop.test/ref/partner7/p'], []],
  [['https://shop.test/p?tag=me', `https://login.test/?next=${encodeURIComponent('/p?tag=me')}`], []],
  [['https://shop.test/p?tag=', 'https://shop.test/lamp'], []],
  [['https://shop.test/p?id=12345', 'https://shop.test/lamp'], []],
  [['https://shop.test/p?tag=me'], []],
])('%j loses %j', (hops, lost) => {
  expect(lostParameters(hops).map(({ parameter }) => parameter)).toEqual(lost)
})

test('a loss has the redirect that lost the parameter', () => {
  const hops = ['http://shop.test/p?tag=me', 'https://shop.test/p?tag=me', 'https://shop.test/a', 'https://shop.test/b']
  expect(lostParameters(hops)).toEqual([{ parameter: 'tag=me', from: hops[1], to: hops[2] }])
})

test.each([
  [['https://shop.test/p/1', 'https://shop.test/'], true],
  [['https://shop.test/p/1?tag=me', 'https://shop.test/p/one', 'https://shop.test/de-at/?tag=me&ref=gone'], true],
  [['https://shop.test/?product=1', 'https://shop.test/index.html'], true],
  [['https://www.awin1.com/pclick.php?p=1', 'https://shop.test/'], true],
  [['https://track.test/?url=https://shop.test/', 'https://shop.test/en/'], false],
  [['https://shop.test/', 'https://shop.test/en/'], false],
  [['http://shop.test/?product=1', 'https://shop.test/?product=1'], false],
  [['https://shop.test/p/1', 'https://shop.test/tv/'], false],
  [['https://shop.test/'], false],
])('%j ends at a home page: %j', (hops, expected) => {
  expect(endsAtHome(hops)).toBe(expected)
})
