/** GET /api/brands. */
import { currentStore } from '#mocks/store/store.ts'
import type { Resolvers } from './resolvers.ts'

export const brandResolvers = { brands: () => currentStore().catalogue.brands } satisfies Partial<Resolvers>
