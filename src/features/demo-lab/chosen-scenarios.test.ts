import { linkToScenarios, storeChosenScenarios, takeChosenScenarios } from './chosen-scenarios.ts'

const KEY = 'demo-scenarios'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => history.replaceState(null, '', '/'))

test.each([
  ['/?demo=cart-500,slow-3s', null, ['cart-500', 'slow-3s'], '/'],
  ['/?search=4090&demo=cart-500&page=2#top', 'offline', ['cart-500'], '/?search=4090&page=2#top'],
  ['/?demo=%20cart-500%20,,cart-500&demo=offline', null, ['cart-500', 'offline'], '/'],
  ['/blog?post=a%20b&demo=offline', null, ['offline'], '/blog?post=a%20b'],
  ['/cart', 'offline,cart-500', ['offline', 'cart-500'], '/cart'],
  ['/?demo=', 'offline', [], '/'],
  ['/?demonstration=1', null, [], '/?demonstration=1'],
])('at %s, with %j kept before, %j are chosen and the address is %s', (address, kept, names, left) => {
  if (kept) sessionStorage.setItem(KEY, kept)
  history.replaceState(null, '', address)
  expect(takeChosenScenarios()).toEqual(names)
  expect(location.pathname + location.search + location.hash).toBe(left)
  expect(sessionStorage.getItem(KEY)).toBe(names.join(',') || null)
})

test('a choice leaves the mark by which the head knows where to look, also after it is taken back', () => {
  expect(localStorage.getItem(KEY)).toBeNull()
  storeChosenScenarios(['offline'])
  expect(localStorage.getItem(KEY)).not.toBeNull()
  storeChosenScenarios([])
  expect(localStorage.getItem(KEY)).not.toBeNull()
})

test('where storage throws the address keeps what it says', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  history.replaceState(null, '', '/?demo=offline')
  expect(takeChosenScenarios()).toEqual(['offline'])
  expect(location.search).toBe('?demo=offline')
  expect(storeChosenScenarios(['offline'])).toBe(false)
})

test.each([
  ['https://shop.test/', ['offline'], 'https://shop.test/?demo=offline'],
  ['https://shop.test/?search=4090#top', ['a', 'b.30pct'], 'https://shop.test/?search=4090&demo=a,b.30pct#top'],
  ['https://shop.test/?demo=old&search=4090', ['new'], 'https://shop.test/?search=4090&demo=new'],
  ['https://shop.test/cart?demo=old', [], 'https://shop.test/cart'],
])('%s with %j is %s', (address, names, link) => {
  expect(linkToScenarios(address, names)).toBe(link)
})
