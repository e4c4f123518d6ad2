/** GET /api/categories and GET /api/categories/{slug}. */
import { mockStore } from '#mocks/store/db.ts'
import type { Resolvers } from './resolvers.ts'
import { notFound } from './respond.ts'

export const categoryResolvers = {
  categories: () =>
    mockStore().catalogue.categories.map(({ id, slug, name, productCount }) => ({ id, slug, name, productCount })),
  category: ({ params }) => mockStore().catalogue.category(params.slug) ?? notFound('Category'),
} satisfies Partial<Resolvers>
