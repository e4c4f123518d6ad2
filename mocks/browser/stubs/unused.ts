/** Replaces parts of @mswjs/data in the browser build: its generated handlers, and updates, because no row changes. */
export const unused = true
