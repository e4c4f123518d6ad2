import { DEFAULT_CONFIG, parseConfig } from './config.ts'

test.each([['{}'], ['{"api":{}}'], ['{"unknown":true}']])('parseConfig(%j) returns the defaults', (text) => {
  expect(parseConfig(text)).toEqual(DEFAULT_CONFIG)
})

test('keys that are missing from the configuration have their default values', () => {
  expect(parseConfig('{"retailer":{"name":"Mast"}}')).toEqual({ ...DEFAULT_CONFIG, retailer: { name: 'Mast' } })
  expect(parseConfig('{"api":{"mode":"live","baseUrl":"https://api.test/v1/"}}').api).toEqual({
    mode: 'live',
    baseUrl: 'https://api.test/v1',
  })
})

test.each([
  ['https://api.test', 'https://api.test'],
  ['http://127.0.0.1:4400', 'http://127.0.0.1:4400'],
  ['https://api.test/', 'https://api.test'],
  ['https://api.test/shop/v1//', 'https://api.test/shop/v1'],
  ['/backend/', '/backend'],
  ['/', ''],
  ['', ''],
])('api.baseUrl accepts %j', (baseUrl, read) => {
  expect(parseConfig(JSON.stringify({ api: { baseUrl } })).api.baseUrl).toBe(read)
})

test.each([
  'api.test',
  'api.test:8080/v1',
  'localhost:4400',
  '//api.test',
  'ftp://api.test',
  'https://',
  'https:///api',
  'https://[',
  'https://api.test:99999/v1',
  ' https://api.test',
])('api.baseUrl rejects %j', (baseUrl) => {
  expect(() => parseConfig(JSON.stringify({ api: { baseUrl } }))).toThrow(
    `"api.baseUrl" must be an address such as "https://api.example.com", not "${baseUrl}"`,
  )
})

test.each([
  [
    'https://user:secret@api.test',
    'a user or password, because browsers refuse such requests: remove "user:password@"',
  ],
  ['https://user@api.test/v1', 'a user or password'],
  ['https://api.test/?key=secret', 'a query or hash, because "/api" is added to it: remove all from "?" or "#"'],
  ['https://api.test#', 'a query or hash'],
  ['/backend?key=secret', 'a query or hash'],
])('api.baseUrl %j is refused with the fix and without the secret', (baseUrl, fix) => {
  const parse = () => parseConfig(JSON.stringify({ api: { baseUrl } }))
  expect(parse).toThrow(`"api.baseUrl" must not contain ${fix}`)
  expect(parse).not.toThrow(/secret/)
})

test('api.baseUrl may contain "@" in its path', () => {
  const baseUrl = 'https://api.test/@shop'
  expect(parseConfig(JSON.stringify({ api: { baseUrl } })).api.baseUrl).toBe(baseUrl)
})

describe('api.baseUrl on plain http', () => {
  const parse = (page: string | undefined, api: object, siteUrl = '') => {
    vi.stubGlobal('location', page && new URL(page))
    return parseConfig(JSON.stringify({ api, store: { siteUrl } }))
  }
  const http = { mode: 'live', baseUrl: 'http://api.test' }
  afterEach(() => vi.unstubAllGlobals())

  test.each([
    ['a page on https', 'https://shop.test/', ''],
    ['a siteUrl on https, without a browser', undefined, 'https://shop.test'],
  ])('is refused for %s', (_which, page, siteUrl) => {
    expect(() => parse(page, http, siteUrl)).toThrow('"api.baseUrl" must start with "https://"')
  })

  test.each([
    ['a page on http, whatever siteUrl is', 'http://localhost:4173/', http, 'https://shop.test'],
    ['a siteUrl on http, without a browser', undefined, http, 'http://shop.test'],
    ['an unknown page', undefined, http, ''],
    ['this computer', 'https://shop.test/', { ...http, baseUrl: 'http://127.0.0.1:4400' }, ''],
    ['the mock API', 'https://shop.test/', { ...http, mode: 'mock' }, ''],
  ])('is accepted for %s', (_which, page, api, siteUrl) => {
    expect(parse(page, api, siteUrl).api.baseUrl).toBe(api.baseUrl)
  })
})

describe('store.siteUrl', () => {
  const read = (siteUrl: string, base: string) => {
    vi.stubEnv('BASE_URL', base)
    return parseConfig(JSON.stringify({ store: { siteUrl } })).store.siteUrl
  }
  afterEach(() => vi.unstubAllEnvs())

  test.each([
    ['', '/storefront/', ''],
    ['https://shop.test', '/', 'https://shop.test'],
    ['https://Shop.test/', '/', 'https://shop.test'],
    ['http://127.0.0.1:4173', '/storefront/', 'http://127.0.0.1:4173'],
    ['https://shop.test/storefront', '/storefront/', 'https://shop.test'],
    ['https://shop.test/storefront/', '/storefront/', 'https://shop.test'],
  ])('%j with the base path %j is the origin %j', (siteUrl, base, origin) => {
    expect(read(siteUrl, base)).toBe(origin)
  })

  test.each([
    ['https://shop.test/elsewhere/', '/storefront/'],
    ['https://shop.test/storefront/', '/'],
    ['shop.test', '/storefront/'],
    ['/storefront/', '/storefront/'],
    ['//shop.test', '/storefront/'],
    ['ftp://shop.test', '/storefront/'],
    ['javascript:alert(1)', '/storefront/'],
    ['http://[', '/storefront/'],
    ['https://shop.test/?a=b', '/storefront/'],
    ['https://shop.test/#a', '/storefront/'],
  ])('rejects %j with the base path %j, and the message shows a valid URL', (siteUrl, base) => {
    expect(() => read(siteUrl, base)).toThrow(
      `"store.siteUrl" must be an address such as "https://shop.example${base}", not "${siteUrl}"`,
    )
  })
})

test.each([
  ['{"api":', 'config.json is not JSON'],
  ['', 'config.json is not JSON'],
  ['[]', 'config.json must hold an object'],
  ['null', 'config.json must hold an object'],
  ['{"api":"mock"}', '"api" must be an object'],
  ['{"api":null}', '"api" must be an object'],
  ['{"api":{"mode":"real"}}', '"api.mode" must be "mock", "file" or "live", not "real"'],
  ['{"api":{"mode":1}}', '"api.mode" must be a text'],
  ['{"api":{"mode":"file"}}', '"api.mode": "file" needs "api.data", the catalogue file'],
  ['{"api":{"mode":"file","data":"data/a.json","baseUrl":"/shop"}}', '"api.baseUrl" has no use in file mode'],
  [
    '{"api":{"mode":"file","data":"data/a.json","server":["brands"]}}',
    '"api.server" needs "api.mode": "mock", because the page answers all calls in file mode',
  ],
  ['{"api":{"baseUrl":null}}', '"api.baseUrl" must be a text'],
  ['{"store":{"name":7}}', '"store.name" must be a text'],
  ['{"store":{"mainSiteUrl":[]}}', '"store.mainSiteUrl" must be a text'],
  ['{"store":{"siteUrl":null}}', '"store.siteUrl" must be a text'],
  ['{"retailer":{"name":{}}}', '"retailer.name" must be a text'],
])('%s is invalid: %s', (text, message) => {
  expect(() => parseConfig(text)).toThrow(message)
})

test('navigation and pages are absent unless they are configured', () => {
  const laptops = { slug: 'laptops', name: 'Laptops' }
  const navigation = { header: [laptops], footer: [] }
  expect(parseConfig(JSON.stringify({ store: { navigation, pages: ['faq'] } })).store).toEqual({
    ...DEFAULT_CONFIG.store,
    navigation,
    pages: ['faq'],
  })
})

test.each([
  [{ header: [] }, 'footer'],
  [{ header: 'laptops', footer: [] }, 'header'],
  [{ header: [{ slug: 'laptops' }], footer: [] }, 'header'],
  [{ header: [], footer: [{ slug: 'a/b', name: 'A' }] }, 'footer'],
  [{ header: [], footer: [{ slug: '..', name: 'A' }] }, 'footer'],
  ['laptops', 'header'],
])('store.navigation rejects %j', (navigation, list) => {
  expect(() => parseConfig(JSON.stringify({ store: { navigation } }))).toThrow(
    `"store.navigation.${list}" must be a list of categories`,
  )
})

test('store.content is absent unless it is configured', () => {
  expect(parseConfig(JSON.stringify({ store: { content: ['terms', 'deals'] } })).store).toEqual({
    ...DEFAULT_CONFIG.store,
    content: ['terms', 'deals'],
  })
})

test.each(['deals', ['deals', 'blog'], [1], null])('store.content rejects %j', (content) => {
  expect(() => parseConfig(JSON.stringify({ store: { content } }))).toThrow(
    '"store.content" must be a list of these pages: "deals", "reviews", "faq", "about", "contact", "privacy", "terms", "affiliate"',
  )
})

test.each(['faq', ['faq', 'cart'], [1], null])('store.pages rejects %j', (pages) => {
  expect(() => parseConfig(JSON.stringify({ store: { pages } }))).toThrow(
    '"store.pages" must be a list of these pages: "blog", "faq", "deals", "reviews", "about", "contact"',
  )
})

test('texts, pictures, colours and addresses of the store are absent unless they are configured', () => {
  const configured = {
    tagline: 'Desks and lamps of solid wood.',
    department: 'Furniture',
    accessibilityContact: 'access@shop.test',
    logo: 'data/logo.svg',
    favicon: 'data/icons/favicon.png',
    picture: 'data/shared.jpg',
    colors: { light: '#0B6E4F', dark: '#5fd3a8' },
    issueUrl: 'https://github.com/you/shop/issues/new',
  }
  expect(parseConfig(JSON.stringify({ store: configured })).store).toEqual({ ...DEFAULT_CONFIG.store, ...configured })
})

test.each([
  [{ logo: 'https://cdn.test/logo.svg' }, '"store.logo" must name a picture in the site\'s folder data/'],
  [{ logo: 'data/../logo.svg' }, '"store.logo" must name a picture'],
  [{ favicon: 'data/favicon.js' }, '"store.favicon" must name a picture'],
  [{ colors: { light: 'red', dark: '#000000' } }, '"store.colors.light" must be a color such as "#c2370b", not "red"'],
  [{ colors: { light: '#000000' } }, '"store.colors.dark" must be a color such as "#c2370b", not missing'],
  [{ tagline: 5 }, '"store.tagline" must be a text'],
  [{ issueUrl: 'git.test' }, '"store.issueUrl" must be an address such as "https://github.com/you/shop/issues/new"'],
  [{ issueUrl: 'javascript:alert(1)' }, '"store.issueUrl" must be an address'],
])('the store rejects %j', (store, message) => {
  expect(() => parseConfig(JSON.stringify({ store }))).toThrow(message)
})
