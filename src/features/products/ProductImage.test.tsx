import { fireEvent, screen } from '@testing-library/react'
import { renderWithProviders } from '#src/testing/render-app.tsx'
import { ProductImage } from './ProductImage.tsx'

const LAPTOP = '/images/products/laptop-graphite-1.avif'
const SMALL_LAPTOP = '/images/small/laptop-graphite-1.avif'

function renderImage(src: string | null, width: number) {
  renderWithProviders(<ProductImage src={src} alt="A laptop" width={width} height={width} />)
  return screen.getByRole('img')
}

/** Makes the image fail as if the browser had chosen this URL of its `srcset`. */
function fail(image: HTMLElement, url: string) {
  Object.defineProperty(image, 'currentSrc', { value: `https://shop.test${url}`, configurable: true })
  fireEvent.error(image)
}

test('a small studio picture has two sizes in its srcset', () => {
  const image = renderImage(LAPTOP, 112)
  expect(image).toHaveAttribute('src', LAPTOP)
  expect(image).toHaveAttribute('srcset', `${SMALL_LAPTOP} 400w, ${LAPTOP} 800w`)
  expect(image).toHaveAttribute('sizes', '112px')
})

test.each([
  ['of full width', LAPTOP, 800],
  ['from another site', 'https://shop.example/a.avif', 112],
])('an image %s has no srcset', (_, src, width) => {
  expect(renderImage(src, width)).not.toHaveAttribute('srcset')
})

test('an image is requested without a referrer, which some hosts of pictures refuse', () => {
  expect(renderImage('https://shop.example/a.avif', 112)).toHaveAttribute('referrerpolicy', 'no-referrer')
})

test('if the small version fails, the full version is loaded, and if that fails, the placeholder', () => {
  const image = renderImage(LAPTOP, 112)
  fail(image, SMALL_LAPTOP)
  expect(image).toHaveAttribute('src', LAPTOP)
  expect(image).not.toHaveAttribute('srcset')
  fail(image, LAPTOP)
  expect(image).toHaveAttribute('src', '/images/placeholder.svg')
})

test.each([LAPTOP, '/images/posts/dock.avif'])('the studio picture %s has the backdrop', (src) => {
  expect(renderImage(src, 800)).toHaveAttribute('data-studio')
})

test('an image from another site has no backdrop, but its placeholder does', () => {
  const image = renderImage('https://shop.example/images/a.avif', 112)
  expect(image).not.toHaveAttribute('data-studio')
  fail(image, 'https://shop.example/images/a.avif')
  expect(image).toHaveAttribute('src', '/images/placeholder.svg')
  expect(image).toHaveAttribute('data-studio')
})

test.each([null, 'https://user:secret@pictures.example/a.jpg'])('%j is replaced by the placeholder', (image) => {
  expect(renderImage(image, 112)).toHaveAttribute('src', '/images/placeholder.svg')
})
