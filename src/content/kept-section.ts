/** Anchor of the privacy page's list of stored items. Content of the page may not use it. */
export const KEPT_SECTION = 'kept'
