import { createFileRoute } from '@tanstack/react-router'
import { start } from '#src/api/query-client.ts'
import { ListingPage } from '#src/features/catalog/ListingPage.tsx'
import { productQuery, readListingSearch } from '#src/features/catalog/listing-search.ts'
import { productListOptions } from '#src/features/catalog/queries.ts'

export const Route = createFileRoute('/')({
  validateSearch: readListingSearch,
  loaderDeps: ({ search }) => search,
  // Started, not awaited: the page's frame shows at once and the grid owns its states.
  loader: ({ context, deps }) => {
    start(context.queryClient.query({ ...productListOptions(productQuery(deps)), staleTime: 'static' }))
  },
  component: Home,
})

function Home() {
  return <ListingPage listing={Route.useSearch()} />
}
