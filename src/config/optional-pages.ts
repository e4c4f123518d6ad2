/** Lists of pages in the configuration. A module of its own, because the inline boot script contains it. */

/** Pages that a shop may leave out. */
export const OPTIONAL_PAGES = ['blog', 'faq', 'deals', 'reviews', 'about', 'contact'] as const
export type OptionalPage = (typeof OPTIONAL_PAGES)[number]

/** Pages whose content a shop may replace. */
export const CONTENT_PAGES = ['deals', 'reviews', 'faq', 'about', 'contact', 'privacy', 'terms', 'affiliate'] as const
export type ContentPage = (typeof CONTENT_PAGES)[number]
