import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { newShop, type Shop } from '../testing/test-command.ts'

let shop: Shop
let from = ''
beforeEach(async () => {
  shop = newShop()
  from = shop.write('products.csv', 'title,price,link\nLamp,9,https://shop.test/lamp\n')
  await shop.run({ from })
})
afterEach(() => shop.remove())

/** Adds an icon to the shop's configuration, and makes the catalogue again. Returns what was printed. */
function addFavicon(path: string, content: string): Promise<string> {
  mkdirSync(join(shop.out, 'data'), { recursive: true })
  writeFileSync(join(shop.out, path), content)
  const config = JSON.parse(shop.text('config.json'))
  const text = JSON.stringify({ ...config, store: { ...config.store, favicon: path } })
  writeFileSync(join(shop.out, 'config.json'), text)
  return shop.run({ from })
}

test('a shop without an icon gets no app icons', () => {
  expect(shop.files().filter((path) => path.includes('icon'))).toEqual([])
})

test('the app icons are drawn from the icon: in the middle of a white square', async () => {
  await addFavicon(
    'data/icon.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 8" width="32" height="8"><path fill="#f00" d="M0 0h32v8H0z"/></svg>',
  )
  const sizes = []
  for (const name of ['icon-192', 'icon-512', 'apple-touch-icon']) {
    const icon = sharp(join(shop.out, `data/icons/${name}.png`))
    const { width, height } = await icon.metadata()
    sizes.push([width, height])
    const pixels = await icon.removeAlpha().raw().toBuffer()
    const at = (x: number, y: number) => Array.from(pixels.subarray((y * width + x) * 3, (y * width + x) * 3 + 3))
    expect(at(width / 2, height / 2)).toEqual([255, 0, 0])
    expect(at(width / 2, height / 4)).toEqual([255, 255, 255])
  }
  expect(sizes).toEqual([
    [192, 192],
    [512, 512],
    [180, 180],
  ])
})

test('an icon that can’t be drawn is named, and the catalogue is written', async () => {
  const printed = await addFavicon('data/icon.ico', 'no picture')
  expect(printed).toContain('No app icons were made of "store.favicon", data/icon.ico: ')
  expect(printed).toContain('Wrote 1 product')
})
