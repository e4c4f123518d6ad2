import { overtonePost } from '#fixtures/posts.ts'
import { studioHeadphones, studioLaptop } from '#fixtures/products.ts'
import type { CatalogueFile } from '#src/api/catalogue-file.ts'
import { maskPasswords, withoutPasswords } from './passwords.ts'

const SECRET = 'https://user:secret@shop.test/a'
const FREE = 'https://shop.test/@a?mail=a@b.test'
const catalogue: CatalogueFile = {
  format: 'overtone-catalogue',
  version: 1,
  generatedAt: '2026-03-10T14:05:00Z',
  source: { kind: 'file', name: 'products.csv' },
  products: [
    { ...studioLaptop, affiliateUrl: SECRET, images: [FREE, SECRET] },
    { ...studioHeadphones, affiliateUrl: FREE, images: [FREE] },
  ],
  categories: [],
  brands: [],
  posts: [
    {
      ...overtonePost,
      featuredImage: SECRET,
      blocks: [
        { type: 'image', src: SECRET, alt: 'A lamp' },
        { type: 'video', src: SECRET, poster: SECRET, embedUrl: SECRET },
        { type: 'product-showcase', productIds: [], ctaUrl: SECRET },
        { type: 'paragraph', content: FREE },
      ],
    },
  ],
}

test('links and pictures with a password are removed, and named without it', () => {
  const { catalogue: cleaned, messages } = withoutPasswords(catalogue)
  expect(JSON.stringify(cleaned)).not.toContain('secret')
  expect(cleaned.products[0]).toEqual({ ...studioLaptop, affiliateUrl: undefined, images: [FREE] })
  expect(cleaned.products[1]).toEqual(catalogue.products[1])
  expect(cleaned.posts[0]?.blocks.at(-1)).toEqual({ type: 'paragraph', content: FREE })
  expect(messages[0]).toBe(
    `The product "${studioLaptop.id}" has a user or password in "images", which everyone could read.`,
  )
  expect(messages.map((message) => / in "(.+)"/.exec(message)?.[1])).toEqual(
    expect.arrayContaining(['affiliateUrl', 'featuredImage', 'src', 'poster', 'embedUrl', 'ctaUrl']),
  )
  expect(messages.join()).not.toContain('secret')
})

test.each([
  [
    `products.csv:2, column "Link": "${SECRET}" is bad.`,
    'products.csv:2, column "Link": "https://…@shop.test/a" is bad.',
  ],
  [`the link to ${FREE} became text`, `the link to ${FREE} became text`],
])('%j is shown as %j', (text, shown) => {
  expect(maskPasswords(text)).toBe(shown)
})
