import { createFileRoute } from '@tanstack/react-router'
import { start } from '#src/api/query-client.ts'
import { ListingPage } from '#src/features/catalog/ListingPage.tsx'
import { readListingSearch } from '#src/features/catalog/listing-search.ts'
import { brandsOptions, categoriesOptions, listingOptions } from '#src/features/catalog/queries.ts'
import { inOwnTask } from '#src/lib/tasks.ts'

export const Route = createFileRoute('/')({
  validateSearch: readListingSearch,
  loaderDeps: ({ search }) => search,
  // Started, not awaited: the page's frame shows at once and the grid owns its states.
  loader: async ({ context: { queryClient }, deps, cause }) => {
    const load = () => {
      start(queryClient.query({ ...listingOptions(deps), staleTime: 'static' }))
      // The same visit asks for them once, whatever is filtered in it.
      if (cause === 'stay') return
      start(queryClient.query({ ...categoriesOptions(), staleTime: 'static' }))
      start(queryClient.query({ ...brandsOptions(), staleTime: 'static' }))
    }
    // A listing that changes has just changed the address, and renders next: all in one task would block the page.
    if (cause === 'stay') await inOwnTask(load)
    else load()
  },
  component: Home,
})

function Home() {
  return <ListingPage listing={Route.useSearch()} />
}
