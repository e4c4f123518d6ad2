/** Replaces debug in the browser build, where its output is not used. */
export const debug = () => () => undefined
