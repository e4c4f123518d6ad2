import { newShop, type Shop } from './testing/test-command.ts'

let shop: Shop
let from: string
let posts: string
beforeEach(() => {
  shop = newShop()
  from = shop.write('products.csv', 'title,price,link\nLamp,20,a.example/1')
  posts = `${shop.folder}/posts`
})
afterEach(() => shop.remove())

const writePost = (name: string, body = 'Text') => shop.write(`posts/${name}`, `---\ntitle: Lamps\n---\n${body}\n`)
const pages = () => JSON.parse(shop.text('config.json')).store.pages

test('Markdown files become posts, and the new configuration has the blog', async () => {
  writePost('All lamps.md', '[product: lamp]')
  expect(await shop.run({ from, posts })).toMatch(/Wrote 1 product, 0 categories, 0 brands, 1 post to /)
  expect(shop.catalogue().posts).toMatchObject([
    { slug: 'all-lamps', blocks: [{ type: 'product-showcase', productIds: ['lamp'] }] },
  ])
  expect(pages()).toEqual(['blog'])
})

test('files that are no posts count as bad rows', async () => {
  writePost('good.md')
  shop.write('posts/bad.md', 'no front matter')
  expect(await shop.run({ from, posts })).toContain('1 bad row:\n  bad.md:1: expected "---"')
  await expect(shop.run({ from, posts, allow: 0 })).rejects.toThrow('1 bad row, but --allow is 0.')
})

test('drafts are counted, and may be all posts', async () => {
  shop.write('posts/a.md', '---\ntitle: A\ndraft: true\n---\n')
  shop.write('posts/b.md', '---\ntitle: B\npublished: false\n---\n')
  expect(await shop.run({ from, posts })).toContain('Skipped 2 posts not published.')
  expect(shop.text('report.txt')).toContain('Skipped 2 posts not published.')
  expect(shop.catalogue().posts).toEqual([])
})

test('--dates also orders the dates of posts', async () => {
  shop.write('posts/a.md', '---\ntitle: A\ndate: 03/04/2026\n---\n')
  await shop.run({ from, posts, dates: 'dmy' })
  expect(shop.catalogue().posts).toMatchObject([{ publishedAt: '2026-04-03T00:00:00.000Z' }])
})

test('a product that the catalogue does not have is a warning', async () => {
  writePost('a.md', '[product: lamp, desk]')
  expect(await shop.run({ from, posts })).toContain(
    '1 warning:\n  The post "a" shows the product "desk", which the catalogue does not have.',
  )
})

test('a run without the option has no posts, and names the blog in the configuration', async () => {
  writePost('a.md')
  await shop.run({ from, posts })
  expect(await shop.run({ from })).toContain('config.json has the page "blog", but the catalogue has no posts.')
  expect(shop.catalogue().posts).toEqual([])
})

test('posts that are added to a configuration without the blog are named', async () => {
  writePost('a.md')
  await shop.run({ from })
  expect(await shop.run({ from, posts })).toContain(
    'config.json has no page "blog", so the shop does not show the posts.',
  )
  expect(pages()).toEqual([])
})

test('a folder that is missing or without Markdown files is refused', async () => {
  await expect(shop.run({ from, posts })).rejects.toThrow(`--posts: there is no folder ${posts}.`)
  shop.write('posts/notes.txt', '')
  await expect(shop.run({ from, posts })).rejects.toThrow(`${posts} has no files that end in .md or .markdown.`)
})
