import { HttpResponse, http } from 'msw'
import { answer } from '#mocks/node.ts'

/**
 * Shortens each page of a listing to its first three products, because tests of the controls around them would spend most
 * of their time on rendering cards. The total stays.
 */
export const shortPages = http.get('/api/products', async ({ request }) => {
  const response = await answer(request)
  const { products, ...page }: { products: unknown[] } = await response.json()
  return HttpResponse.json({ ...page, products: products.slice(0, 3) })
})
