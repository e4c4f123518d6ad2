import type { Product } from '#src/api/contract.ts'

/** Returns `count` products: the given ones repeated, each with its own id and price. */
export function repeatProducts(products: Product[], count: number): Product[] {
  return Array.from({ length: count }).flatMap((_, index) => {
    const product = products[index % products.length]
    return product ? [{ ...product, id: `${product.id}-${index}`, price: `${20 + ((index * 37) % 3000)}.00` }] : []
  })
}
