/** Entry for `bench.mjs`. A single module, so that `answer` reads the store that `seed` fills. */
export { products } from '#fixtures/products.ts'
export { seed } from '#mocks/db.ts'
export { answer } from '#mocks/node.ts'
