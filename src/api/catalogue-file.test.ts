import { overtonePost } from '#fixtures/posts.ts'
import { studioLaptop } from '#fixtures/products.ts'
import { parseCatalogue } from './catalogue-file.ts'

const catalogue = {
  format: 'overtone-catalogue',
  version: 1,
  generatedAt: '2026-03-10T14:05:00Z',
  source: { kind: 'file', name: 'products.csv' },
  products: [studioLaptop],
  categories: [{ id: 'cat-laptops', slug: 'laptops', name: 'Laptops' }],
  brands: [{ id: 'brand-norrvane', slug: 'norrvane', name: 'Norrvane' }],
  posts: [overtonePost],
}

test('a catalogue keeps its rows', () => {
  expect(parseCatalogue(JSON.stringify(catalogue))).toMatchObject({
    source: { kind: 'file', name: 'products.csv' },
    products: [{ id: studioLaptop.id, price: studioLaptop.price }],
    categories: [{ slug: 'laptops' }],
    posts: [{ slug: overtonePost.slug }],
  })
})

test.each([
  ['another JSON file', { products: [] }, '"format" must be "overtone-catalogue": this is not a catalogue file'],
  ['a list', [catalogue], '"format" must be "overtone-catalogue": this is not a catalogue file'],
  ['another version', { ...catalogue, version: 2 }, '"version" is 2, but this build reads version 1'],
  ['a missing list', { ...catalogue, posts: undefined }, 'posts: expected array'],
  [
    'a wrong field',
    { ...catalogue, products: [studioLaptop, { ...studioLaptop, price: 5 }] },
    'products.1.price: expected string',
  ],
  [
    'an id that no URL can contain',
    { ...catalogue, products: [{ ...studioLaptop, id: '..' }] },
    'products.0.id: cannot be part of a URL path',
  ],
  ['an unknown source', { ...catalogue, source: { kind: 'ftp' } }, 'source.kind: Invalid input'],
])('%s is an error that names the field', (_situation, file, message) => {
  expect(() => parseCatalogue(JSON.stringify(file))).toThrow(message)
})

test('a truncated file is an error', () => {
  expect(() => parseCatalogue(JSON.stringify(catalogue).slice(0, 400))).toThrow('not JSON, or cut short')
})
