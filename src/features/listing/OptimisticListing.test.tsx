import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderWithProviders } from '#src/testing/render-app.tsx'
import { Filters } from './filters/Filters.tsx'
import { parseListingSearch } from './listing-search.ts'
import { OptimisticListing } from './OptimisticListing.tsx'

const range = (name: string) => screen.getByRole('checkbox', { name })

/** Presses without waiting, so that several presses can happen in one frame. */
const press = (name: string) => fireEvent.click(range(name))

async function renderListing(search: Record<string, unknown>, slug?: string) {
  const { router } = renderWithProviders(
    <OptimisticListing listing={parseListingSearch(search)} slug={slug}>
      <Filters />
    </OptimisticListing>,
  )
  await screen.findByRole('button', { name: /^Aurelle/, hidden: true })
  return router
}

test('two filters pressed in one frame are both applied', async () => {
  const router = await renderListing({})
  act(() => ['Over $500', 'Under $50'].forEach(press))
  for (const name of ['Over $500', 'Under $50']) expect(range(name)).toBeChecked()
  await waitFor(() => expect(router.state.location.href).toBe('/?priceRanges=0-50,500%2B'))
})

test.each([
  ['home', undefined, '/?brandId=brand-aurelle&priceRanges=500%2B'],
  ['a category', 'laptops', '/category/laptops?brandId=brand-aurelle&priceRanges=500%2B'],
])('pressing a filter of %s while another page loads returns to the listing', async (_page, slug, url) => {
  const router = await renderListing({ brandId: 'brand-aurelle' }, slug)
  await router.navigate({ to: '/deals' })
  for (const name of ['Under $50', 'Over $500', 'Under $50']) press(name)
  await waitFor(() => expect(router.state.location.href).toBe(url))
})

test('opening a page right after pressing a filter discards the filter', async () => {
  const router = await renderListing({})
  press('Under $50')
  expect(range('Under $50')).toBeChecked()
  void router.navigate({ to: '/deals' })
  await waitFor(() => expect(range('Under $50')).not.toBeChecked())
  expect(router.state.location.href).toBe('/deals')
})

test('pressing a filter while a search loads keeps the search and the other URL parameters', async () => {
  const router = await renderListing({})
  await router.navigate({ href: '/?search=studio&demo=slow-3s' })
  press('Over $500')
  await waitFor(() => expect(router.state.location.href).toBe('/?search=studio&demo=slow-3s&priceRanges=500%2B'))
})

test('filters outside of an OptimisticListing throw', () => {
  expect(() => renderWithProviders(<Filters />)).toThrow(
    'useOptimisticListing must be used within an OptimisticListing',
  )
})
