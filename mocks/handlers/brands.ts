/** GET /api/brands. */
import { mockStore } from '#mocks/store/db.ts'
import type { Resolvers } from './resolvers.ts'

export const brandResolvers = { brands: () => mockStore().catalogue.brands } satisfies Partial<Resolvers>
