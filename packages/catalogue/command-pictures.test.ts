import { resolve } from 'node:path'
import sharp from 'sharp'
import { newShop, type Shop } from './testing/test-command.ts'

const drawn = (background: string) =>
  sharp({ create: { width: 20, height: 10, channels: 3, background } })
    .png()
    .toBuffer()

let shop: Shop
let pictures: string
beforeEach(async () => {
  shop = newShop()
  pictures = `${shop.folder}/pictures`
  shop.write('pictures/red.png', await drawn('#f00'))
  shop.write('pictures/lamps/blue.png', await drawn('#00f'))
})
afterEach(() => shop.remove())

const HEADINGS = 'title,price,link,images'
const RED = 'Lamp,20,a.example/1,red.png'
const BLUE = 'Torch,5,a.example/2,"lamps/blue.png, https://a.example/2.jpg"'
const table = (...rows: string[]) => shop.write('products.csv', [HEADINGS, ...rows].join('\n'))
const pictureFiles = () => shop.files().filter((path) => path.startsWith('data/pictures/'))

test('the first run resizes the pictures whose file names are in cells', async () => {
  expect(await shop.run({ from: table(RED, BLUE), pictures })).toMatch(/Wrote 2 products/)
  const address = expect.stringMatching(/^data\/pictures\/[\da-f]{16}-800\.avif$/)
  expect(shop.catalogue().products.map(({ images }) => images)).toEqual([
    [address],
    [address, 'https://a.example/2.jpg'],
  ])
  expect(pictureFiles()).toHaveLength(8)
})

test('a later run removes pictures that no row names, and what an interrupted run has left', async () => {
  await shop.run({ from: table(RED, BLUE), pictures })
  const [red = ''] = shop.catalogue().products[0]?.images ?? []
  const start = red.replace('800.avif', '')
  shop.write(`shop/${red}.new`, '')
  shop.write('shop/data/pictures/logo.svg', '<svg/>')
  await shop.run({ from: table(RED), pictures })
  expect(pictureFiles()).toEqual([
    `${start}1600.avif`,
    `${start}400.avif`,
    red,
    red.replace('-800.avif', '.jpg'),
    'data/pictures/logo.svg',
  ])
})

test('pictures that the configuration names stay', async () => {
  await shop.run({ from: table(RED, BLUE), pictures })
  const [blue = ''] = shop.catalogue().products[1]?.images ?? []
  const config = { store: { picture: blue.replace('-800.avif', '.jpg'), pages: [] } }
  shop.write('shop/config.json', JSON.stringify(config))
  await shop.run({ from: table(RED), pictures })
  expect(pictureFiles()).toHaveLength(8)
})

test('pictures that the content of a page names stay', async () => {
  await shop.run({ from: table(RED, BLUE), pictures })
  const [picture] = shop.catalogue().products[1]?.images ?? []
  shop.write('shop/data/content/deals.json', JSON.stringify({ flashDeals: [{ picture }] }))
  await shop.run({ from: table(RED), pictures })
  expect(pictureFiles()).toHaveLength(8)
})

test('a run after one that was interrupted while resizing starts with its pictures', async () => {
  const left = 'data/pictures/0123456789abcdef-400.avif'
  shop.write(`shop/${left}`, '')
  await shop.run({ from: table(RED), pictures })
  expect(pictureFiles()).toHaveLength(4)
  expect(pictureFiles()).not.toContain(left)
})

test('pictures of posts are resized', async () => {
  shop.write('posts/a.md', '---\ntitle: A\nimage: red.png\n---\n![Blue](lamps/blue.png)\n')
  await shop.run({ from: table('Lamp,20,a.example/1,'), posts: `${shop.folder}/posts`, pictures })
  expect(shop.catalogue().posts[0]).toMatchObject({
    featuredImage: expect.stringMatching(/^data\/pictures\//),
    blocks: [{ type: 'image', src: expect.stringMatching(/^data\/pictures\//), alt: 'Blue' }],
  })
})

test('missing pictures are warnings, and so are all without the option', async () => {
  expect(await shop.run({ from: table('Lamp,20,a.example/1,green.png'), pictures })).toContain(
    `1 warning:\n  The picture green.png is not in ${pictures}.`,
  )
  expect(await shop.run({ from: table(RED) })).toContain(
    '1 warning:\n  The picture red.png is the name of a file: pass its folder as --pictures.',
  )
  expect(shop.catalogue().products[0]?.images).toEqual([])
})

test('a missing folder is refused before anything is read', async () => {
  await expect(shop.run({ from: 'missing.csv', pictures: 'nowhere' })).rejects.toThrow(
    `--pictures: there is no folder ${resolve('nowhere')}.`,
  )
})

test('pictures that cannot be written leave the catalogue as it is', async () => {
  await shop.run({ from: table('Lamp,20,a.example/1,') })
  shop.write('shop/data/pictures', '')
  await expect(shop.run({ from: table(RED), pictures })).rejects.toThrow(
    /^Could not write pictures to .*: E.* The catalogue was not changed\.$/,
  )
  expect(shop.catalogue().products[0]?.images).toEqual([])
})
