import { existsSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { products } from '#fixtures/products.ts'
import { SMALL_WIDTH, sharedPicture, smallPicture } from './studio-picture.ts'

test('a shared link shows the JPEG of a studio picture, whichever view leads', () => {
  expect(sharedPicture('/images/products/headphones-sand-2.avif')).toBe('/images/shared/headphones-sand.jpg')
})

test('pictures from elsewhere are shared as they are', () => {
  expect(sharedPicture('https://shop.example/a-1.avif')).toBe('https://shop.example/a-1.avif')
  expect(sharedPicture(undefined)).toBeUndefined()
})

test('every product that opens with a studio picture has its JPEG', () => {
  const leading = products.flatMap(({ images }) => images[0] ?? []).filter((image) => image.startsWith('images/'))
  const shared = [...new Set(leading.map((image) => sharedPicture(`/${image}`)))]
  expect(shared.length).toBeGreaterThan(0)
  expect(shared.filter((file) => !existsSync(`public${file}`))).toEqual([])
})

test('a studio picture has a small version, others have none', () => {
  expect(smallPicture('/images/products/headphones-sand-2.avif')).toBe('/images/small/headphones-sand-2.avif')
  expect(smallPicture('https://shop.example/images/products/a-1.avif')).toBeUndefined()
})

test('every studio picture of a product has a lighter, small version of the width that is said of it', async () => {
  const pictures = [...new Set(products.flatMap(({ images }) => images))].filter((image) => image.startsWith('images/'))
  expect(pictures.length).toBeGreaterThan(0)
  const wrong = await Promise.all(
    pictures.map(async (image) => {
      const file = `public${smallPicture(`/${image}`)}`
      if (!existsSync(file)) return [`${file} is missing`]
      const { width } = await sharp(file).metadata()
      const isLighter = statSync(file).size < statSync(`public/${image}`).size
      return width === SMALL_WIDTH && isLighter ? [] : [file]
    }),
  )
  expect(wrong.flat()).toEqual([])
})
