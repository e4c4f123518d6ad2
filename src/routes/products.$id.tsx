import { createFileRoute } from '@tanstack/react-router'
import { start } from '#src/api/query-client.ts'
import { ProductPage } from '#src/features/catalog/ProductPage.tsx'
import { productOptions } from '#src/features/catalog/queries.ts'

export const Route = createFileRoute('/products/$id')({
  loader: ({ context, params }) =>
    start(context.queryClient.query({ ...productOptions(params.id), staleTime: 'static' })),
  component: ProductRoute,
})

function ProductRoute() {
  return <ProductPage id={Route.useParams().id} />
}
