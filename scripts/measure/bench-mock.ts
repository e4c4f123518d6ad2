/** The mock API as the bench takes it: modules of one runtime, so that one's seed is what the other answers from. */
export { products } from '#fixtures/products.ts'
export { seed } from '#mocks/db.ts'
export { answer } from '#mocks/node.ts'
