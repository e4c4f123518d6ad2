export { has as default } from './lodash.ts'
