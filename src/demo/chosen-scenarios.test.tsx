import {
  activeParameter,
  forgetChosenScenarios,
  isForAllTabs,
  isScenarioChosen,
  linkToScenarios,
  namesForAllTabs,
  storeChosenScenarios,
  storeForAllTabs,
  takeChosenScenarios,
} from './chosen-scenarios.ts'

const KEY = 'overtone:/:demo-scenarios'

/** Characters that jsdom stores. */
const QUOTA = 5_000_000

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => {
  storeChosenScenarios([])
  history.replaceState(null, '', '/')
})

test.each([
  ['/?demo=cart-500,slow-3s', null, ['cart-500', 'slow-3s']],
  ['/?search=4090&demo=cart-500&page=2#top', 'offline', ['cart-500']],
  ['/?demo=%20cart-500%20,,cart-500&demo=offline', null, ['cart-500', 'offline']],
  ['/blog?post=a%20b&demo=offline', null, ['offline']],
  ['/cart', 'offline,cart-500', ['offline', 'cart-500']],
  ['/?demo=', 'offline', []],
  ['/?demo=', 'recording', []],
  ['/?demo=recording,offline', null, ['offline']],
  ['/?demo=offline', 'offline,recording', ['offline', 'recording']],
  ['/?demo=offline', 'cart-500,recording', ['offline']],
  ['/cart', 'recording', ['recording']],
  ['/?demo=state,offline', null, ['offline']],
  ['/?demo=offline', 'offline,recording,state', ['offline', 'recording', 'state']],
  ['/cart', 'state', ['state']],
  ['/?demonstration=1', null, []],
])('at %s, with %j stored, %j are chosen, and the URL stays', (address, stored, names) => {
  if (stored) sessionStorage.setItem(KEY, stored)
  history.replaceState(null, '', address)
  expect(takeChosenScenarios()).toEqual(names)
  expect(location.pathname + location.search + location.hash).toBe(address)
  expect(sessionStorage.getItem(KEY)).toBe(names.join(',') || null)
})

test('storing scenarios sets a flag in localStorage, which stays after the scenarios are removed', () => {
  expect(localStorage.getItem(KEY)).toBeNull()
  storeChosenScenarios(['offline'])
  expect(localStorage.getItem(KEY)).not.toBeNull()
  storeChosenScenarios([])
  expect(localStorage.getItem(KEY)).not.toBeNull()
})

test('the names in the URL are chosen even if accessing storage throws', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  history.replaceState(null, '', '/?demo=offline')
  expect(takeChosenScenarios()).toEqual(['offline'])
  expect(activeParameter()).toBe('offline')
})

describe('names for all tabs', () => {
  test('are in force again in a tab that has forgotten its own, such as those of a link', () => {
    storeForAllTabs('offline')
    for (const ofLink of [
      ['cart-500', 'state'],
      ['offline', 'state'],
    ]) {
      storeChosenScenarios(ofLink)
      forgetChosenScenarios()
      expect(takeChosenScenarios()).toEqual(['offline'])
      expect(namesForAllTabs()).toBe('offline')
    }
  })

  test.each([
    ['a typed address', '/cart', null, ['offline'], null, 'offline'],
    ['a reload', '/?demo=offline', null, ['offline'], null, 'offline'],
    ['a link with other names', '/?demo=cart-500', null, ['cart-500'], 'cart-500', 'offline'],
    ['a tab with names of its own', '/cart', 'cart-500', ['cart-500'], 'cart-500', 'offline'],
    ['a tab that turned them off', '/cart', '', [], '', 'offline'],
    ['an empty parameter', '/?demo=', null, [], null, ''],
    ['an empty parameter in a tab with names of its own', '/?demo=', 'cart-500', [], '', 'offline'],
  ])('%s', (_name, address, own, chosen, ownThen, forAllThen) => {
    if (own !== null) sessionStorage.setItem(KEY, own)
    storeForAllTabs('offline')
    history.replaceState(null, '', address)
    expect(isScenarioChosen()).toBe(address.includes('demo=') || chosen.length > 0)
    expect(takeChosenScenarios()).toEqual(chosen)
    // The recorder reads them again.
    expect(takeChosenScenarios()).toEqual(chosen)
    expect(sessionStorage.getItem(KEY)).toBe(ownThen)
    expect(namesForAllTabs()).toBe(forAllThen)
  })

  test('follow the choices of a tab that has them, without a recording and a state', () => {
    storeChosenScenarios(['offline'])
    storeForAllTabs('offline')
    expect(isForAllTabs()).toBe(true)
    storeChosenScenarios(['offline', 'cart-500', 'recording', 'state'])
    expect(namesForAllTabs()).toBe('offline,cart-500')
    expect(isForAllTabs()).toBe(true)
    expect(sessionStorage.getItem(KEY)).toBe('offline,cart-500,recording,state')
    storeChosenScenarios([])
    expect(namesForAllTabs()).toBe('')
    expect(isForAllTabs()).toBe(false)
    expect(sessionStorage.getItem(KEY)).toBeNull()
  })

  test('stay, and the tab keeps its own, if storage is full', () => {
    storeChosenScenarios(['offline'])
    storeForAllTabs('offline')
    const used = Object.entries(localStorage).flat().join('').length
    localStorage.setItem('rest', 'x'.repeat(QUOTA - used - 'rest'.length))
    storeChosenScenarios(['offline', 'cart-500'])
    expect(activeParameter()).toBe('offline,cart-500')
    expect(namesForAllTabs()).toBe('offline')
    expect(sessionStorage.getItem(KEY)).toBe('offline,cart-500')
  })
})

test.each([
  ['https://shop.test/', ['offline'], 'https://shop.test/?demo=offline'],
  ['https://shop.test/?search=4090#top', ['a', 'b.30pct'], 'https://shop.test/?search=4090&demo=a,b.30pct#top'],
  ['https://shop.test/?demo=old&search=4090', ['new'], 'https://shop.test/?search=4090&demo=new'],
  ['https://shop.test/cart?demo=old', [], 'https://shop.test/cart'],
  ['https://shop.test/cart', ['recording', 'state'], 'https://shop.test/cart'],
  ['https://shop.test/cart', ['>\n# x', 'b'], 'https://shop.test/cart?demo=%3E%0A%23%20x,b'],
])('the link for %s with %j is %s', (href, names, link) => {
  expect(linkToScenarios(href, names)).toBe(link)
})
