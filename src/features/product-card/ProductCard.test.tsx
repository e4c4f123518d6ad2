import { screen } from '@testing-library/react'
import { useState } from 'react'
import { studioHeadphones, studioLaptop } from '#fixtures/products.ts'
import type { Product } from '#src/api/contract.ts'
import { renderWithProviders } from '#src/testing/render-app.tsx'
import { takeErrors } from '#src/testing/setup.ts'
import { ProductCard } from './ProductCard.tsx'

function Answers({ first, second }: Record<'first' | 'second', Product>) {
  const [product, setProduct] = useState(first)
  return (
    <>
      <ProductCard product={product} />
      <button type="button" onClick={() => setProduct(second)}>
        Next answer
      </button>
    </>
  )
}

test.each<[string, Partial<Product>, string]>([
  ['price', { price: '12.50', originalPrice: null }, '$12.50'],
  ['badge', { isBestSeller: false, isNewArrival: true, isFeatured: false, originalPrice: null }, 'New Arrival'],
  ['count of reviews', { reviewCount: 7 }, '(7)'],
])('a card follows the %s that another answer brings for its product', async (_, changed, text) => {
  const user = renderWithProviders(<Answers first={studioHeadphones} second={{ ...studioHeadphones, ...changed }} />)
  expect(screen.queryByText(text)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Next answer' }))
  expect(screen.getByText(text)).toBeVisible()
})

test('a card that gets the same product once more is not drawn again', async () => {
  const user = renderWithProviders(<Answers first={studioHeadphones} second={structuredClone(studioHeadphones)} />)
  // What a drawn card asks its picture each time.
  const isComplete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get')
  await user.click(screen.getByRole('button', { name: 'Next answer' }))
  expect(isComplete).not.toHaveBeenCalled()
})

test('a card that breaks takes away itself alone, and comes back with an answer it can show', async () => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- No answer that is read holds such a product.
  const broken = { ...studioHeadphones, images: null as never }
  const user = renderWithProviders(
    <>
      <ProductCard product={studioLaptop} />
      <Answers first={broken} second={studioHeadphones} />
    </>,
  )
  expect(screen.getByRole('article')).toHaveAccessibleName(studioLaptop.title)
  await user.click(screen.getByRole('button', { name: 'Next answer' }))
  expect(screen.getAllByRole('article')).toHaveLength(2)
  expect(takeErrors()).toEqual([expect.stringContaining('null')])
})
