/** Stands in for generated handlers and the words they pluralise: ours are written by hand. */
export const unused = true
