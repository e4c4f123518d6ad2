import { CacheProvider } from '@emotion/react'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { studioHeadphones, studioLaptop } from '#fixtures/products.ts'
import type { Product } from '#src/api/contract.ts'
import { createStyleCache } from '#src/app/App.tsx'
import { renderWithProviders } from '#src/testing/render-app.tsx'
import { takeErrors } from '#src/testing/setup.ts'
import { ProductCard } from './ProductCard.tsx'

/** A card whose product changes when the button is pressed. */
function ChangingCard({ first, second }: Record<'first' | 'second', Product>) {
  const [product, setProduct] = useState(first)
  return (
    <>
      <ProductCard product={product} />
      <button type="button" onClick={() => setProduct(second)}>
        Next product
      </button>
    </>
  )
}

test.each<[string, Partial<Product>, string]>([
  ['price', { price: '12.50', originalPrice: null }, '$12.50'],
  ['badge', { isBestSeller: false, isNewArrival: true, isFeatured: false, originalPrice: null }, 'New Arrival'],
  ['availability', { isAvailable: false }, 'Sold out'],
  ['count of reviews', { reviewCount: 7 }, '(7)'],
])('a card shows the new %s of its product', async (_, changed, text) => {
  const user = renderWithProviders(
    <ChangingCard first={studioHeadphones} second={{ ...studioHeadphones, ...changed }} />,
  )
  expect(screen.queryByText(text)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Next product' }))
  expect(screen.getByText(text)).toBeVisible()
})

test('a short hyphenated word of the title is not broken, and the name of the card stays the title', () => {
  const title = 'Open-Back and Noise-Canceling'
  renderWithProviders(
    // Its styles are in the document, unlike those of other tests.
    <CacheProvider value={createStyleCache()}>
      <ProductCard product={{ ...studioHeadphones, title }} />
    </CacheProvider>,
  )
  expect(screen.getByText('Open-Back')).toHaveStyle({ whiteSpace: 'nowrap' })
  expect(screen.queryByText('Noise-Canceling')).not.toBeInTheDocument()
  expect(screen.getByRole('article')).toHaveAccessibleName(title)
  expect(screen.getByRole('link')).toHaveTextContent(title)
})

test('a card names its product in its title only, not in its buttons', () => {
  renderWithProviders(<ProductCard product={studioHeadphones} />)
  expect(screen.getAllByRole('button').map((button) => button.ariaLabel ?? button.textContent)).toEqual([
    'Save to wishlist',
    'Add to Cart',
  ])
})

test('a second picture that fails is left out, and the next product has its own', async () => {
  const second = { ...studioHeadphones, images: ['/first.webp', '/other.webp'] }
  const first = { ...studioHeadphones, images: ['/first.webp', '/broken.webp'] }
  const user = renderWithProviders(<ChangingCard first={first} second={second} />)
  const sources = () => Array.from(document.querySelectorAll('article img'), (image) => image.getAttribute('src'))
  await user.hover(screen.getByRole('article'))
  expect(sources()).toEqual(first.images)
  fireEvent.error(document.querySelector('img[src="/broken.webp"]') ?? document)
  expect(sources()).toEqual(['/first.webp'])
  await user.click(screen.getByRole('button', { name: 'Next product' }))
  expect(sources()).toEqual(second.images)
})

test('the title of a card comes before its badge and heart', () => {
  renderWithProviders(<ProductCard product={studioHeadphones} />)
  const title = screen.getByRole('heading')
  for (const mark of [screen.getByText('Best Seller'), screen.getByRole('button', { name: /wishlist/ })]) {
    expect(title.compareDocumentPosition(mark)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  }
})

test('a card that throws is left out, and shown again when its product changes', async () => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Parsed answers contain no such product.
  const broken = { ...studioHeadphones, images: null as never }
  const user = renderWithProviders(
    <>
      <ProductCard product={studioLaptop} />
      <ChangingCard first={broken} second={studioHeadphones} />
    </>,
  )
  expect(screen.getByRole('article')).toHaveAccessibleName(studioLaptop.title)
  await user.click(screen.getByRole('button', { name: 'Next product' }))
  expect(screen.getAllByRole('article')).toHaveLength(2)
  expect(takeErrors()).toEqual([expect.stringContaining('null')])
})
