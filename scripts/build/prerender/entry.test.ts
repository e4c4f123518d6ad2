import { products as demoProducts } from '#fixtures/products.ts'
import { parseConfig } from '#src/config/config.ts'
import { checkCatalogue, isReadFrom, renderSite, withoutBackend } from './entry.ts'

const [example] = demoProducts
if (!example) throw new Error('There are no products')

const build = {
  template: '<!doctype html><html><head><meta charset="utf-8"></head><body><div id="root"></div></body></html>',
  apiDocs: '<!doctype html><html><head><meta charset="utf-8"></head></html>',
  manifest: {},
}
/** Ids with characters that URLs encode. */
const IDS = ['a b', 'café', '50%', "a&'b"]
const products = IDS.map((id, index) => ({ ...example, id, title: `Lamp ${index}`, images: [] }))

const MOCK = { data: 'data/catalogue-1.json' }
const LIVE = { mode: 'live', baseUrl: 'https://api.test', prerendered: true }

/** Renders a shop whose rows were read at this time. Returns the text of its files by path. */
async function render(api: object, generatedAt: string) {
  const catalogue = {
    format: 'overtone-catalogue',
    version: 1,
    generatedAt,
    source: { kind: 'file', name: 'products.csv' },
    products,
    categories: [],
    brands: [],
    posts: [],
  }
  const config = parseConfig(JSON.stringify({ api, store: { pages: [] } }))
  const options = { allowAnyServer: false, hasIcons: false }
  const files = new Map<string, string>()
  const share = { index: 0, count: 1 }
  for await (const page of renderSite(config, build, options, JSON.stringify(catalogue), {}, share)) {
    for (const [path, text] of page) files.set(path, text)
  }
  return files
}

describe('a shop with the mock API', () => {
  let files = new Map<string, string>()
  beforeAll(async () => {
    files = await render(MOCK, '2026-03-10T12:00:00Z')
  })

  test.each(IDS)('has the page of the product %j in the folder of that name', (id) => {
    expect(files.get(`products/${id}/index.html`)).toContain(`<title>Lamp ${IDS.indexOf(id)}`)
  })

  test('has the same files when the same rows are read later', async () => {
    expect(await render(MOCK, '2026-03-11T12:00:00Z')).toEqual(files)
  })
})

test('answers in live mode have a new name if only their time is new, because hosts cache them for a year', async () => {
  const first = await render(LIVE, '2026-03-10T12:00:00Z')
  const second = await render(LIVE, '2026-03-11T12:00:00Z')
  const names = [...second.keys()].filter((path) => path.includes('answers-'))
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((path) => first.has(path))).toEqual([])
})

describe('a catalogue file', () => {
  const catalogueWith = (fields: object) =>
    JSON.stringify({
      format: 'overtone-catalogue',
      version: 1,
      generatedAt: '2026-03-10T12:00:00Z',
      source: { kind: 'file', name: 'products.csv' },
      products: [],
      categories: [],
      brands: [],
      posts: [],
      ...fields,
    })
  /** `printf https://api.test | sha256sum` */
  const baseUrlHash = '048a0d93c15285c5f67c826c3c702aeea2052e2ac3049da2fb8f722fd96d102d'

  test.each([
    [{ kind: 'backend', baseUrlHash }, true],
    [{ kind: 'backend', baseUrl: 'https://api.test/' }, true],
    [{ kind: 'backend', baseUrlHash: 'f'.repeat(64) }, false],
    [{ kind: 'backend' }, false],
    [{ kind: 'file', name: 'https://api.test' }, false],
  ])('with the source %j is from the backend https://api.test: %j', (source, expected) => {
    expect(isReadFrom(catalogueWith({ source }), 'https://api.test')).toBe(expected)
  })

  test('is published without the address of its backend', () => {
    const text = withoutBackend(catalogueWith({ source: { kind: 'backend', baseUrl: 'https://api.test/' } }))
    expect(text).not.toContain('api.test')
    expect(isReadFrom(text, 'https://api.test')).toBe(true)
    expect(withoutBackend(text)).toBe(text)
  })

  const check = (fields: object, store = {}) =>
    checkCatalogue(catalogueWith(fields), parseConfig(JSON.stringify({ store })))

  test.each([
    ['USD', {}],
    ['EUR', { currency: 'EUR' }],
    [undefined, { currency: 'EUR' }],
  ])('with prices in %s is that of the shop %j', (currency, store) => {
    expect(() => check({ currency }, store)).not.toThrow()
  })

  test('with prices in another currency than the shop is refused', () => {
    expect(() => check({ currency: 'EUR' })).toThrow(
      '"store.currency" is "USD", but the prices of the catalogue are in EUR',
    )
  })

  test('with a link that has a password is refused, and the message names the product and not the password', () => {
    const refuse = () => check({ products: [{ ...example, affiliateUrl: 'https://user:secret@shop.test/' }] })
    expect(refuse).toThrow(`The product "${example.id}" has a user or password in "affiliateUrl"`)
    expect(refuse).not.toThrow(/secret/)
    expect(() => check({ products: [example] })).not.toThrow()
  })
})
