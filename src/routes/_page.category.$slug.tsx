import { createFileRoute } from '@tanstack/react-router'
import { brandsOptions, categoryOptions } from '#src/api/catalogue-queries.ts'
import { prefetch } from '#src/api/query-client.ts'
import { CategoryPage } from '#src/features/listing/CategoryPage.tsx'
import { parseListingSearch } from '#src/features/listing/listing-search.ts'
import { listingOptions } from '#src/features/listing/queries.ts'

export const Route = createFileRoute('/_page/category/$slug')({
  // The path names the category, so `categoryId` in the query is ignored.
  validateSearch: (search: Record<string, unknown>) => ({ ...parseListingSearch(search), categoryId: undefined }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, params, deps }) => {
    prefetch(queryClient.query(brandsOptions()))
    prefetch(
      queryClient
        .query(categoryOptions(params.slug))
        .then(({ id }) => queryClient.query(listingOptions({ ...deps, categoryId: id }))),
    )
  },
  component: CategoryRoute,
})

function CategoryRoute() {
  const { slug } = Route.useParams()
  // The key resets the page's state, such as open filter sections, when the category changes.
  return <CategoryPage key={slug} slug={slug} listing={Route.useSearch()} />
}
