/** GET /api/products and GET /api/products/{id}. */
import { currentStore } from '#mocks/store/store.ts'
import type { Resolvers } from './resolvers.ts'
import { notFound } from './respond.ts'

export const productResolvers = {
  products: ({ request }) => {
    const { catalogue } = currentStore()
    return catalogue.page(catalogue.readQuery(new URL(request.url).searchParams))
  },
  product: ({ params }) => currentStore().catalogue.product(params.id) ?? notFound('Product'),
} satisfies Partial<Resolvers>
