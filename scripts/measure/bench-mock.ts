/** Entry for `bench.mjs`. A single module, so that `answer` reads the store that `seed` fills. */
export { builtInRows } from '#mocks/built-in-rows.ts'
export { seed } from '#mocks/db.ts'
export { answer } from '#mocks/node.ts'
