import { fireEvent, screen } from '@testing-library/react'
import { renderWithProviders } from '#src/testing/render-app.tsx'
import { ProductImage } from './ProductImage.tsx'

const LAPTOP = '/images/products/laptop-graphite-1.avif'
const SMALL_LAPTOP = '/images/small/laptop-graphite-1.avif'

function show(src: string | null, width: number) {
  renderWithProviders(<ProductImage src={src} alt="A laptop" width={width} height={width} />)
  return screen.getByRole('img')
}

/** What the browser does when the picture that it chose can't be had. */
function fail(image: HTMLElement, chosen: string) {
  Object.defineProperty(image, 'currentSrc', { value: `https://shop.test${chosen}`, configurable: true })
  fireEvent.error(image)
}

test('a studio picture that is drawn small comes in two sizes', () => {
  const image = show(LAPTOP, 112)
  expect(image).toHaveAttribute('src', LAPTOP)
  expect(image).toHaveAttribute('srcset', `${SMALL_LAPTOP} 400w, ${LAPTOP} 800w`)
  expect(image).toHaveAttribute('sizes', '112px')
})

test.each([
  ['drawn large', LAPTOP, 800],
  ['from elsewhere', 'https://shop.example/a.avif', 112],
])('a picture %s comes as it is', (_, src, width) => {
  expect(show(src, width)).not.toHaveAttribute('srcset')
})

test('where the small version fails the picture itself is shown, and where that fails, too, the placeholder', () => {
  const image = show(LAPTOP, 112)
  fail(image, SMALL_LAPTOP)
  expect(image).toHaveAttribute('src', LAPTOP)
  expect(image).not.toHaveAttribute('srcset')
  fail(image, LAPTOP)
  expect(image).toHaveAttribute('src', '/images/placeholder.svg')
})

test.each([LAPTOP, '/images/posts/dock.avif'])('%s of the studio stands on the backdrop', (src) => {
  expect(show(src, 800)).toHaveAttribute('data-studio')
})

test('a picture from elsewhere stands on none, but the placeholder that takes its place does', () => {
  const image = show('https://shop.example/images/a.avif', 112)
  expect(image).not.toHaveAttribute('data-studio')
  fail(image, 'https://shop.example/images/a.avif')
  expect(image).toHaveAttribute('src', '/images/placeholder.svg')
  expect(image).toHaveAttribute('data-studio')
})

test('where there is no picture the placeholder is shown', () => {
  expect(show(null, 112)).toHaveAttribute('src', '/images/placeholder.svg')
})
