/** A catalogue of any size, for measuring. */

/**
 * The products, taking turns under other ids and prices. Stands alone: the bench
 * writes its source into a bundle.
 * @param {import('#src/api/contract.ts').Product[]} products
 * @param {number} count
 */
export function repeatProducts(products, count) {
  return Array.from({ length: count }, (_, index) => {
    const product = /** @type {import('#src/api/contract.ts').Product} */ (products[index % products.length])
    return { ...product, id: `${product.id}-${index}`, price: `${20 + ((index * 37) % 3000)}.00` }
  })
}
