/**
 * Returns `count` products: the given ones repeated, each with its own id and price. Uses nothing from
 * outside its body, because `npm run bench` copies its source into a bundle.
 * @param {import('#src/api/contract.ts').Product[]} products
 * @param {number} count
 */
export function repeatProducts(products, count) {
  return Array.from({ length: count }).flatMap((_, index) => {
    const product = products[index % products.length]
    return product ? [{ ...product, id: `${product.id}-${index}`, price: `${20 + ((index * 37) % 3000)}.00` }] : []
  })
}
