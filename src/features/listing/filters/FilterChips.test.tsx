import { useLocation } from '@tanstack/react-router'
import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { parseListingSearch } from '#src/features/listing/listing-search.ts'
import { OptimisticListing, useOptimisticListing } from '#src/features/listing/OptimisticListing.tsx'
import { renderWithProviders } from '#src/testing/render-app.tsx'
import { server } from '#src/testing/setup.ts'
import { FilterChips, useFilterChips } from './FilterChips.tsx'

function Chips() {
  const [listing] = useOptimisticListing()
  return <FilterChips chips={useFilterChips(listing)} />
}

function ChipsFromUrl() {
  const search = useLocation({ select: (location) => location.search })
  return (
    <OptimisticListing listing={parseListingSearch({ ...search })}>
      <Chips />
    </OptimisticListing>
  )
}

async function openChips(href: string) {
  const user = renderWithProviders(<ChipsFromUrl />)
  await act(() => user.router.navigate({ href }))
  return user
}

const chip = (name: string) => screen.findByRole('button', { name: `Remove filter ${name}` })

test('a chip removes one filter, one of two price ranges keeps the other, and Clear all removes all', async () => {
  const user = await openChips('/?search=studio&categoryId=cat-laptops&priceRanges=0-50,500%2B&sort=price-asc')
  const query = () => user.router.state.location.searchStr
  expect(await chip('Laptops')).toBeVisible()
  await user.click(await chip('“studio”'))
  await waitFor(() => expect(query()).toBe('?categoryId=cat-laptops&priceRanges=0-50,500%2B&sort=price-asc'))
  await user.click(await chip('Under $50'))
  expect(await chip('Over $500')).toBeVisible()
  await waitFor(() => expect(query()).toBe('?categoryId=cat-laptops&priceRanges=500%2B&sort=price-asc'))
  await user.click(screen.getByRole('button', { name: 'Clear all' }))
  await waitFor(() => expect(query()).toBe('?sort=price-asc'))
})

test('a category and a brand of the same name have a chip each', async () => {
  server.use(
    http.get('/api/brands', () => HttpResponse.json([{ id: 'brand-laptops', slug: 'laptops', name: 'Laptops' }])),
  )
  await openChips('/?categoryId=cat-laptops&brandId=brand-laptops')
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Remove filter Laptops' })).toHaveLength(2))
})
