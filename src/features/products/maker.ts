import type { Product } from '#src/api/contract.ts'

/** Returns the brand to show above a product's title; null if the title begins with it, as in "Aurelle Studio One". */
export function makerOf({ title, brand }: Product): string | null {
  if (!brand || `${title} `.toLowerCase().startsWith(`${brand} `.toLowerCase())) return null
  return brand
}
