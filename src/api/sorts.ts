/** Sorts of a listing as `sortBy-sortOrder` (spec §9). The first one is the default. */
export const SORTS = ['createdAt-desc', 'createdAt-asc', 'price-asc', 'price-desc', 'rating-desc', 'title-asc'] as const
export type Sort = (typeof SORTS)[number]
