/** GET /api/categories and GET /api/categories/{slug}. */
import { HttpResponse, http } from 'msw'
import type { Category } from '#src/api/contract.ts'
import { mockStore } from '../db.ts'
import { notFound } from '../respond.ts'

export const categoryHandlers = [
  http.get('/api/categories', () =>
    HttpResponse.json<Omit<Category, 'description'>[]>(
      mockStore().catalogue.categories.map(({ id, slug, name, productCount }) => ({ id, slug, name, productCount })),
    ),
  ),
  http.get<{ slug: string }>('/api/categories/:slug', ({ params }) => {
    const category = mockStore().catalogue.category(params.slug)
    return category ? HttpResponse.json<Category>(category) : notFound('Category')
  }),
]
