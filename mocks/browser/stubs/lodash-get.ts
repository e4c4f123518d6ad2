export { get as default } from './lodash.ts'
