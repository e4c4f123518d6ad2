import * as z from 'zod'
import { overtonePost } from '#fixtures/posts.ts'
import { products } from '#fixtures/products.ts'
import { CATALOGUE_FORMAT, CATALOGUE_VERSION, CatalogueFile } from '#src/api/catalogue-file.ts'
import { catalogueSchema } from './catalogue-schema.ts'

const catalogue = {
  format: CATALOGUE_FORMAT,
  version: CATALOGUE_VERSION,
  generatedAt: '2026-03-10T14:05:00Z',
  source: { kind: 'backend', baseUrl: 'https://api.example.com' },
  products,
  categories: [{ id: 'cat-laptops', slug: 'laptops', name: 'Laptops' }],
  brands: [],
  posts: [overtonePost],
}

const schema = z.fromJSONSchema(catalogueSchema())
const firstError = (file: unknown) => {
  const [issue] = schema.safeParse(file).error?.issues ?? []
  return issue ? issue.path.join('/') : null
}

test('the schema accepts what the parser accepts', () => {
  expect(CatalogueFile.safeParse(catalogue).error).toBeUndefined()
  expect(firstError(catalogue)).toBeNull()
})

test.each([
  ['a number as a price', { ...catalogue, products: [{ ...products[0], price: 5 }] }, 'products/0/price'],
  ['an unknown block', { ...catalogue, posts: [{ ...overtonePost, blocks: [{ type: 3 }] }] }, 'posts/0/blocks'],
  ['another version', { ...catalogue, version: 2 }, 'version'],
  ['a missing list', { ...catalogue, brands: undefined }, ''],
])('the schema refuses %s', (_situation, file, path) => {
  expect(firstError(file)).toMatch(path)
})
