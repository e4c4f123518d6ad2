import { createFileRoute } from '@tanstack/react-router'
import { start } from '#src/api/query-client.ts'
import { CategoryPage } from '#src/features/catalog/CategoryPage.tsx'
import { readListingSearch } from '#src/features/catalog/listing-search.ts'
import { brandsOptions, categoryOptions, listingOptions } from '#src/features/catalog/queries.ts'
import { inOwnTask } from '#src/lib/tasks.ts'

export const Route = createFileRoute('/category/$slug')({
  // The category is the path's; one in the query is ignored.
  validateSearch: (search: Record<string, unknown>) => ({ ...readListingSearch(search), categoryId: undefined }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, params, deps, cause }) => {
    const load = () => {
      start(queryClient.query({ ...brandsOptions(), staleTime: 'static' }))
      start(
        queryClient
          .query({ ...categoryOptions(params.slug), staleTime: 'static' })
          .then(({ id }) => queryClient.query({ ...listingOptions({ ...deps, categoryId: id }), staleTime: 'static' })),
      )
    }
    // As on the home page: not in the task that changed the address, nor in the one that renders it.
    if (cause === 'stay') await inOwnTask(load)
    else load()
  },
  component: CategoryRoute,
})

function CategoryRoute() {
  const { slug } = Route.useParams()
  // Another category starts afresh, its view and open sections included.
  return <CategoryPage key={slug} slug={slug} listing={Route.useSearch()} />
}
