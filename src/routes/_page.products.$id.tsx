import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { categoriesOptions, productOptions } from '#src/api/catalogue-queries.ts'
import { Product } from '#src/api/contract.ts'
import { prefetch } from '#src/api/query-client.ts'
import { isHydrated } from '#src/boot/hydration.tsx'
import { ProductPage } from '#src/features/product/ProductPage.tsx'
import { relatedOptions } from '#src/features/product/queries.ts'
import { reviewOfOptions } from '#src/features/reviews/queries.ts'

export const Route = createFileRoute('/_page/products/$id')({
  beforeLoad: ({ location }): { cardState: unknown } => ({ cardState: location.state.product }),
  loader: ({ context: { queryClient, site }, params }) => {
    const product = productOptions(params.id)
    const prerendered = isHydrated() ? undefined : queryClient.getQueryData(product.queryKey)
    // The answers of a prerendered page have the review, if there is one.
    if (prerendered) {
      queryClient.setQueryData(reviewOfOptions(prerendered.title, site).queryKey, (review) => review ?? null)
    }
    prefetch(
      queryClient
        .query(product)
        .then(({ title, categoryId }) =>
          Promise.all([
            queryClient.query(reviewOfOptions(title, site)),
            categoryId && queryClient.query(relatedOptions(categoryId)),
          ]),
        ),
    )
    // The breadcrumbs link to the category's page, and only this list has its slug.
    prefetch(queryClient.query(categoriesOptions()))
  },
  component: ProductRoute,
})

function ProductRoute() {
  const { id } = Route.useParams()
  // A product card passes its product to the page that it opens. Parsed, because the browser keeps history entries that an
  // older deployment may have written.
  const { cardState } = Route.useRouteContext()
  const cardProduct = useMemo(() => Product.safeParse(cardState).data, [cardState])
  return <ProductPage id={id} cardProduct={cardProduct} />
}
