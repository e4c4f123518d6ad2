import { createFileRoute } from '@tanstack/react-router'
import { brandsOptions, categoriesOptions } from '#src/api/catalogue-queries.ts'
import { prefetch } from '#src/api/query-client.ts'
import { ListingPage } from '#src/features/listing/ListingPage.tsx'
import { parseListingSearch } from '#src/features/listing/listing-search.ts'
import { listingOptions } from '#src/features/listing/queries.ts'

export const Route = createFileRoute('/_page/')({
  validateSearch: parseListingSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the page renders at once and the grid shows its own loading state.
  loader: ({ context: { queryClient }, deps, cause }) => {
    prefetch(queryClient.query(listingOptions(deps)))
    // A filter change must not request categories and brands again, even if they failed to load.
    if (cause === 'stay') return
    prefetch(queryClient.query(categoriesOptions()))
    prefetch(queryClient.query(brandsOptions()))
  },
  component: Home,
})

function Home() {
  return <ListingPage listing={Route.useSearch()} />
}
