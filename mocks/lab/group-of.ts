/** Returns the group of a call by its path, which starts with `/api`. Calls of one group move to a server together. */
export const groupOf = (path: string): string => path.split(/[/?]/)[2] ?? ''
