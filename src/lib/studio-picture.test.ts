import { existsSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { posts } from '#fixtures/posts.ts'
import { products } from '#fixtures/products.ts'
import { SMALL_WIDTH } from './picture-width.ts'
import { sharedPicture, smallPicture } from './studio-picture.ts'

test('sharedPicture returns the JPEG of a product picture, without the number of the view', () => {
  expect(sharedPicture('/images/products/headphones-sand-2.avif')).toBe('/images/shared/headphones-sand.jpg')
})

test('sharedPicture returns an external URL unchanged, and undefined for no picture', () => {
  expect(sharedPicture('https://shop.example/a-1.avif')).toBe('https://shop.example/a-1.avif')
  expect(sharedPicture(undefined)).toBeUndefined()
})

test('sharedPicture returns the JPEG of a post’s picture', () => {
  expect(sharedPicture('/images/posts/dock.avif')).toBe('/images/shared/posts/dock.jpg')
})

test('the first picture of every product and the picture of every post has a JPEG', () => {
  const pictures = [...products.map(({ images }) => images[0]), ...posts.map(({ featuredImage }) => featuredImage)]
  const firstPictures = pictures.flatMap((image) => image ?? []).filter((image) => image.startsWith('images/'))
  const shared = [...new Set(firstPictures.map((image) => sharedPicture(`/${image}`)))]
  expect(shared.length).toBeGreaterThan(0)
  expect(shared.filter((file) => !existsSync(`public${file}`))).toEqual([])
})

test('the shop’s own product pictures have a small version, and external pictures have none', () => {
  expect(smallPicture('/images/products/headphones-sand-2.avif')).toBe('/images/small/headphones-sand-2.avif')
  expect(smallPicture('https://shop.example/images/products/a-1.avif')).toBeUndefined()
})

test('every small version exists, has the stated width and is a smaller file', async () => {
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
