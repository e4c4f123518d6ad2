export { set as default } from './lodash.ts'
