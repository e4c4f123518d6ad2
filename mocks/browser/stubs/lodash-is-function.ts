export { isFunction as default } from './lodash.ts'
