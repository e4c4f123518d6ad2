/** Entry for `bench.mjs`: one module, so that the seeded store is the one that answers. */
export { products } from '#fixtures/products.ts'
export { seed } from '#mocks/db.ts'
export { answer } from '#mocks/node.ts'
