/** Groups of API calls. Calls of one group depend on one another, so the mock API or a server answers all of them. */

/** The ids of the operations of each group. A group is named after the resource in the path, `/api/{group}`. */
export const CALL_GROUPS = {
  products: ['products', 'product'],
  categories: ['categories', 'category'],
  brands: ['brands'],
  blog: ['blog', 'post'],
  cart: ['cart', 'count', 'add', 'update', 'remove', 'clear'],
} as const satisfies Record<string, readonly string[]>

export type CallGroup = keyof typeof CALL_GROUPS

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The table has no other keys.
export const GROUP_NAMES = Object.keys(CALL_GROUPS) as CallGroup[]

/** Returns the group of a call by its path, which starts with `/api`. Empty if the path has no resource. */
export const groupOf = (path: string): string => path.split(/[/?]/)[2] ?? ''
