/** GET /api/products and GET /api/products/{id}. */
import { HttpResponse, http } from 'msw'
import type { Product, ProductList } from '#src/api/contract.ts'
import { mockStore } from '../db.ts'
import { notFound } from '../respond.ts'

export const productHandlers = [
  http.get('/api/products', ({ request }) => {
    const { catalogue } = mockStore()
    const query = catalogue.readQuery(new URL(request.url).searchParams)
    return HttpResponse.json<ProductList>(catalogue.page(query))
  }),
  http.get<{ id: string }>('/api/products/:id', ({ params }) => {
    const product = mockStore().catalogue.product(params.id)
    return product ? HttpResponse.json<Product>(product) : notFound('Product')
  }),
]
