import { isStudioPicture, sharedPicture, smallPicture } from './studio-picture.ts'
import { zoomPicture } from './zoom-picture.ts'

const picture = '/data/pictures/0a1b-800.avif'

test('a resized picture of a catalogue has a small, a large and a shared version', () => {
  expect(smallPicture(picture)).toBe('/data/pictures/0a1b-400.avif')
  expect(zoomPicture(picture)).toBe('/data/pictures/0a1b-1600.avif')
  expect(sharedPicture(picture)).toBe('/data/pictures/0a1b.jpg')
})

test('a resized picture has no backdrop, because it need not be transparent', () => {
  expect(isStudioPicture(picture)).toBe(false)
})

test.each(['/data/pictures/logo.svg', 'https://shop.example/data/pictures/0a1b-800.avif', '/data/0a1b-800.avif'])(
  '%s has no other versions',
  (other) => {
    expect(smallPicture(other)).toBeUndefined()
    expect(zoomPicture(other)).toBe(other)
    expect(sharedPicture(other)).toBe(other)
  },
)
