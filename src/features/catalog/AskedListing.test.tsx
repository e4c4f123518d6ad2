import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { nextPaint } from '#src/lib/tasks.ts'
import { renderPart } from '#src/testing/render-app.tsx'
import { AskedListing } from './AskedListing.tsx'
import { Filters } from './Filters.tsx'
import { readListingSearch } from './listing-search.ts'

/** Presses at once: the next press may come before the frame that this one waits for. */
const press = (range: string) => fireEvent.click(screen.getByRole('checkbox', { name: range }))

async function renderListing(search: Record<string, unknown>, slug?: string) {
  const { router } = renderPart(
    <AskedListing listing={readListingSearch(search)} slug={slug}>
      <Filters />
    </AskedListing>,
  )
  await screen.findByRole('button', { name: /^Laptops/ })
  await screen.findByRole('button', { name: /^Aurelle/, hidden: true })
  return router
}

test.each([
  ['home', undefined, '/?brandId=brand-aurelle&priceRanges=500%2B'],
  ['a category', 'laptops', '/category/laptops?brandId=brand-aurelle&priceRanges=500%2B'],
])('filters of %s pressed while another page opens are the last word, and shown', async (_listing, slug, shown) => {
  const router = await renderListing({ brandId: 'brand-aurelle' }, slug)
  await router.navigate({ to: '/deals' })
  press('Under $50')
  press('Over $500')
  press('Under $50')
  await waitFor(() => expect(router.state.location.href).toBe(shown))
})

test('a page asked for after a filter is the last word: the filter is left behind', async () => {
  const router = await renderListing({})
  press('Under $50')
  router.navigate({ to: '/deals' })
  // The frame that the filter waits for, and the task after it.
  await act(nextPaint)
  expect(router.state.location.href).toBe('/deals')
})

test('a filter joins a search that is on its way, and what else the address carries stays', async () => {
  const router = await renderListing({})
  await router.navigate({ href: '/?search=studio&demo=slow-3s' })
  press('Over $500')
  await waitFor(() => expect(router.state.location.href).toBe('/?search=studio&demo=slow-3s&priceRanges=500%2B'))
})
