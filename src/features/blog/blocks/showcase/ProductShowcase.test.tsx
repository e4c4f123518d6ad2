import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { useState } from 'react'
import { studioHeadphones } from '#fixtures/products.ts'
import { renderWithProviders } from '#src/testing/render-app.tsx'
import { server } from '#src/testing/setup.ts'
import { ProductShowcase } from './ProductShowcase.tsx'

function Post() {
  const [visit, setVisit] = useState(1)
  return (
    <>
      <button type="button" onClick={() => setVisit(visit + 1)}>
        Visit again
      </button>
      <ProductShowcase key={visit} productIds={[studioHeadphones.id]} />
    </>
  )
}

test('a product that failed is requested again when the post is visited again', async () => {
  let requests = 0
  server.use(
    http.get('/api/products/:id', () => {
      requests += 1
      return requests === 1 ? new Response(null, { status: 500 }) : undefined
    }),
  )
  const user = renderWithProviders(<Post />)
  expect(await screen.findByRole('region', { name: 'In this post' })).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'Visit again' }))
  expect(await screen.findByRole('article', { name: studioHeadphones.title })).toBeVisible()
})
