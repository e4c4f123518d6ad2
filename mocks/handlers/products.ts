/** GET /api/products and GET /api/products/{id}. */
import { mockStore } from '#mocks/store/db.ts'
import type { Resolvers } from './resolvers.ts'
import { notFound } from './respond.ts'

export const productResolvers = {
  products: ({ request }) => {
    const { catalogue } = mockStore()
    return catalogue.page(catalogue.readQuery(new URL(request.url).searchParams))
  },
  product: ({ params }) => mockStore().catalogue.product(params.id) ?? notFound('Product'),
} satisfies Partial<Resolvers>
