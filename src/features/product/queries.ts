import { productListOptions } from '#src/api/catalogue-queries.ts'

const RELATED = 4

/** Query options for up to four products of a category (spec §9). The page's own product may be among them. */
export const relatedOptions = (categoryId: string) => productListOptions({ categoryId, limit: RELATED })
