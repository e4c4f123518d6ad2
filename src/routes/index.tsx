import { createFileRoute } from '@tanstack/react-router'
import { brandsOptions, categoriesOptions } from '#src/api/catalogue-queries.ts'
import { start } from '#src/api/query-client.ts'
import { ListingPage } from '#src/features/listing/ListingPage.tsx'
import { readListingSearch } from '#src/features/listing/listing-search.ts'
import { listingOptions } from '#src/features/listing/queries.ts'

export const Route = createFileRoute('/')({
  validateSearch: readListingSearch,
  loaderDeps: ({ search }) => search,
  // Started, not awaited: the page's frame shows at once and the grid owns its states.
  loader: ({ context: { queryClient }, deps, cause }) => {
    start(queryClient.query({ ...listingOptions(deps), staleTime: 'static' }))
    // The same visit asks for them once, whatever is filtered in it.
    if (cause === 'stay') return
    start(queryClient.query({ ...categoriesOptions(), staleTime: 'static' }))
    start(queryClient.query({ ...brandsOptions(), staleTime: 'static' }))
  },
  component: Home,
})

function Home() {
  return <ListingPage listing={Route.useSearch()} />
}
