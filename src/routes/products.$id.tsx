import { createFileRoute } from '@tanstack/react-router'
import { start } from '#src/api/query-client.ts'
import { ProductPage } from '#src/features/catalog/ProductPage.tsx'
import { productOptions, relatedOptions } from '#src/features/catalog/queries.ts'

export const Route = createFileRoute('/products/$id')({
  loader: ({ context: { queryClient }, params }) =>
    start(
      queryClient
        .query({ ...productOptions(params.id), staleTime: 'static' })
        .then(({ categoryId }) =>
          categoryId ? queryClient.query({ ...relatedOptions(categoryId), staleTime: 'static' }) : null,
        ),
    ),
  component: ProductRoute,
})

function ProductRoute() {
  return <ProductPage id={Route.useParams().id} />
}
