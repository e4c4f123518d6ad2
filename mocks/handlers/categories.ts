/** GET /api/categories and GET /api/categories/{slug}. */
import { currentStore } from '#mocks/store/store.ts'
import type { Resolvers } from './resolvers.ts'
import { notFound } from './respond.ts'

export const categoryResolvers = {
  categories: () =>
    currentStore().catalogue.categories.map(({ id, slug, name, productCount }) => ({ id, slug, name, productCount })),
  category: ({ params }) => currentStore().catalogue.category(params.slug) ?? notFound('Category'),
} satisfies Partial<Resolvers>
