import { createFileRoute } from '@tanstack/react-router'
import { categoriesOptions, productOptions } from '#src/api/catalogue-queries.ts'
import { prefetch } from '#src/api/query-client.ts'
import { ProductPage } from '#src/features/product/ProductPage.tsx'
import { relatedOptions } from '#src/features/product/queries.ts'

export const Route = createFileRoute('/_page/products/$id')({
  // A product card passes its product to the page that it opens.
  beforeLoad: ({ location }) => ({ cardProduct: location.state.product }),
  loader: ({ context: { queryClient }, params }) => {
    prefetch(
      queryClient
        .query(productOptions(params.id))
        .then(({ categoryId }) => (categoryId ? queryClient.query(relatedOptions(categoryId)) : null)),
    )
    // The breadcrumbs link to the category's page, and only this list has its slug.
    prefetch(queryClient.query(categoriesOptions()))
  },
  component: ProductRoute,
})

function ProductRoute() {
  const { id } = Route.useParams()
  const { cardProduct } = Route.useRouteContext()
  return <ProductPage id={id} cardProduct={cardProduct} />
}
