import { products as demoProducts } from '#fixtures/products.ts'
import { parseConfig } from '#src/config/config.ts'
import { renderSite } from './entry.ts'

const [example] = demoProducts
if (!example) throw new Error('There are no products')

const build = {
  template: '<!doctype html><html><head><meta charset="utf-8"></head><body><div id="root"></div></body></html>',
  apiDocs: '<!doctype html><html><head><meta charset="utf-8"></head></html>',
  manifest: {},
}
/** The ticker shows the 24 newest, which are the last ones. */
const PRODUCTS = Array.from({ length: 26 }, (_, index) => ({
  ...example,
  id: `lamp-${index}`,
  title: `Lamp ${index}`,
  images: [],
  createdAt: new Date(Date.UTC(2026, 0, 1 + index)).toISOString(),
}))

type Page = { answers: Record<string, string>; files: [path: string, text: string][] | null }
type Pages = Record<string, Page>

/** Renders a shop with the given changes of products. Returns its pages by path. */
async function render(changes: Record<string, object>, former: Pages = {}, generatedAt = '2026-03-10T12:00:00Z') {
  const catalogue = {
    format: 'overtone-catalogue',
    version: 1,
    generatedAt,
    source: { kind: 'file', name: 'products.csv' },
    products: PRODUCTS.map((product) => Object.assign({}, product, changes[product.id])),
    categories: [],
    brands: [],
    posts: [],
  }
  const config = parseConfig(
    JSON.stringify({ api: { data: `data/catalogue-${generatedAt.length}.json` }, store: { pages: [] } }),
  )
  const options = { allowAnyServer: false, hasIcons: false }
  const share = { index: 0, count: 1 }
  const pages: Pages = {}
  const text = JSON.stringify(catalogue)
  for await (const { path, ...page } of renderSite(config, build, options, text, {}, former, share)) {
    pages[path] = page
  }
  return pages
}

const changed = (pages: Pages) => Object.keys(pages).filter((path) => path !== '' && pages[path]?.files !== null)
const filesOf = (pages: Pages, path: string) => pages[path]?.files?.map(([name]) => name)

test('a second run renders only the pages whose API answers have changed', async () => {
  const first = await render({})
  expect(changed(first)).toEqual(Object.keys(first).filter((path) => path !== ''))
  expect(Object.keys(first['/products/lamp-0']?.answers ?? {})).toContain('/api/products/lamp-0')

  const second = await render({ 'lamp-0': { price: '1.00' } }, first, '2026-03-11T12:00:00Z')
  expect(changed(second)).toEqual(['/products/lamp-0'])
  expect(Object.keys(second)).toEqual(Object.keys(first))
  expect(second['/products/lamp-1']?.answers).toEqual(first['/products/lamp-1']?.answers)
  // Unchanged pages name this file, so its name does not contain the time.
  expect(filesOf(second, '')).toEqual(filesOf(first, ''))
})

test.each(['a?b', 'café', '50%', 'a b#c'])('the page of the product %j is in the folder of that name', async (id) => {
  const pages = await render({ 'lamp-0': { id, title: 'Reed Lamp' } })
  const page = pages[`/products/${encodeURIComponent(id)}`]
  const [, text] = page?.files?.find(([name]) => name === `products/${id}/index.html`) ?? []
  expect(text).toContain('<title>Reed Lamp')
})

test('a change of a product in the ticker renders all pages', async () => {
  const first = await render({})
  const second = await render({ 'lamp-25': { price: '1.00' } }, first, '2026-03-11T12:00:00Z')
  expect(changed(second)).toEqual(changed(first))
  // Hosts cache answers for a year, so a file with another time has another name.
  const [own] = filesOf(first, '/products/lamp-0') ?? []
  expect(own).toContain('answers-')
  expect(filesOf(second, '/products/lamp-0')).not.toContain(own)
})

test('the same rows make the same files, whenever they are rendered', async () => {
  expect(await render({})).toEqual(await render({}))
})
