import { existsSync, readdirSync } from 'node:fs'
import sharp from 'sharp'
import { zoomPicture } from './zoom-picture.ts'
import names from './zoom-pictures.json' with { type: 'json' }

const FOLDER = 'public/images/products/zoom'
const listed: readonly string[] = names
const files = existsSync(FOLDER) ? readdirSync(FOLDER) : []

test('a picture without a version for the zoom is shown itself', () => {
  expect(zoomPicture('/images/products/no-such-set-1.avif')).toBe('/images/products/no-such-set-1.avif')
  expect(zoomPicture('https://shop.example/a-1.avif')).toBe('https://shop.example/a-1.avif')
})

test('every version for the zoom is listed and used', () => {
  expect(listed.toSorted()).toEqual(files.toSorted())
  const used = files.map((file) => zoomPicture(`/images/products/${file}`))
  expect(used).toEqual(files.map((file) => `/images/products/zoom/${file}`))
})

test('every version for the zoom is 1,600 pixels square', async () => {
  const sizes = await Promise.all(files.map((file) => sharp(`${FOLDER}/${file}`).metadata()))
  expect(sizes.filter(({ width, height }) => width !== 1600 || height !== 1600)).toEqual([])
})
