import { createFileRoute } from '@tanstack/react-router'
import { brandsOptions, categoriesOptions } from '#src/api/catalogue-queries.ts'
import { prefetch } from '#src/api/query-client.ts'
import { ListingPage } from '#src/features/listing/ListingPage.tsx'
import { parseListingSearch } from '#src/features/listing/listing-search.ts'
import { listingOptions } from '#src/features/listing/queries.ts'

export const Route = createFileRoute('/')({
  validateSearch: parseListingSearch,
  loaderDeps: ({ search }) => search,
  // Started, not awaited: the page's frame shows at once and the grid owns its states.
  loader: ({ context: { queryClient }, deps, cause }) => {
    prefetch(queryClient.query({ ...listingOptions(deps), staleTime: 'static' }))
    // The same visit asks for them once, whatever is filtered in it.
    if (cause === 'stay') return
    prefetch(queryClient.query({ ...categoriesOptions(), staleTime: 'static' }))
    prefetch(queryClient.query({ ...brandsOptions(), staleTime: 'static' }))
  },
  component: Home,
})

function Home() {
  return <ListingPage listing={Route.useSearch()} />
}
