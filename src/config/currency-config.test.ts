import { DEFAULT_CONFIG, parseConfig } from './config.ts'

const configOf = (store: object) => JSON.stringify({ store })

test.each([
  [{}, { currency: 'USD', locale: 'en-US' }],
  [
    { currency: 'EUR', locale: 'de-DE' },
    { currency: 'EUR', locale: 'de-DE' },
  ],
  [{ locale: 'de-de' }, { currency: 'USD', locale: 'de-de' }],
  [{ currency: 'JPY' }, { currency: 'JPY', locale: 'en-US' }],
  [{ locale: 'ar-EG-u-nu-latn' }, { currency: 'USD', locale: 'ar-EG-u-nu-latn' }],
])('the currency and locale of %j are %j', (store, read) => {
  expect(parseConfig(configOf(store)).store).toMatchObject(read)
})

test.each(['eur', 'EURO', '€', 'RMB', 'ABC', ''])('store.currency rejects %j', (currency) => {
  expect(() => parseConfig(configOf({ currency }))).toThrow(
    `"store.currency" must be a currency such as "EUR", not "${currency}"`,
  )
})

test.each(['de_DE', 'german', 'xx-XX', 'de-', ''])('store.locale rejects %j', (locale) => {
  expect(() => parseConfig(configOf({ locale }))).toThrow(
    `"store.locale" must be a locale such as "de-DE", not "${locale}"`,
  )
})

test.each([
  [{ currency: 5 }, '"store.currency" must be a text'],
  [{ locale: null }, '"store.locale" must be a text'],
])('the store rejects %j', (store, message) => {
  expect(() => parseConfig(configOf(store))).toThrow(message)
})

test('what the page was prerendered with is accepted, although the browser does not know it', () => {
  const store = { currency: 'ABC', locale: 'xx-XX' }
  const page = { ...DEFAULT_CONFIG, store: { ...DEFAULT_CONFIG.store, ...store } }
  expect(parseConfig(configOf(store), page).store).toMatchObject(store)
})
