import { productListOptions } from '#src/api/catalogue-queries.ts'

const RELATED = 4

/** Up to four products of the same category (spec §9). */
export const relatedOptions = (categoryId: string) => productListOptions({ categoryId, limit: RELATED })
