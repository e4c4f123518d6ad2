/** Replaces @mswjs/data's generated handlers in the browser build. The shop writes its own. */
export const unused = true
