/** Returns the key under which the mock API stores carts in `localStorage`. Shops on one origin have different base paths. */
export const cartsKey = (basePath: string): string => `overtone:${basePath}:carts`
