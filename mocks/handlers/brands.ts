/** GET /api/brands. */
import { mockStore } from '../db.ts'
import type { Resolvers } from '../resolvers.ts'

export const brandResolvers = { brands: () => mockStore().catalogue.brands } satisfies Partial<Resolvers>
