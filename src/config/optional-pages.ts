/** Pages that a shop may leave out. A module of its own, because the inline boot script contains it. */
export const OPTIONAL_PAGES = ['blog', 'faq', 'deals', 'reviews', 'about', 'contact'] as const
export type OptionalPage = (typeof OPTIONAL_PAGES)[number]
