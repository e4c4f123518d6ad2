/** Groups of API calls. In mock mode, a server may answer some of them (product.md, Configuration). */

/** The calls of each group, which depend on one another. A group is named after the resource in the path, `/api/{group}`. */
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

/** The part of a configuration that says who answers calls. */
type ServerSite = { api: { mode: 'mock' | 'live'; server?: CallGroup[] } }

/** Returns whether the configuration says that a server answers a call. Takes the call's path, from `/api` on. */
export function isServerCall({ api }: ServerSite, path: string): boolean {
  const group = path.split(/[/?]/)[2]
  return api.mode === 'live' || api.server?.some((name) => name === group) === true
}
