import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/**
 * The mock API's libraries bring graphql, date-fns, lodash, a table of public
 * suffixes and more, hardly any of it ever called by the shop. In the browser's
 * build they resolve to the few functions that are (docs/decisions).
 */
const STUBS: Record<string, string> = {
  tldts: 'tldts',
  graphql: 'graphql',
  'date-fns': 'date-fns',
  lodash: 'lodash',
  'lodash/get': 'lodash-get',
  'lodash/set': 'lodash-set',
  'lodash/has': 'lodash-has',
  'lodash/isFunction': 'lodash-is-function',
  debug: 'debug',
  md5: 'md5',
  './model/generateRestHandlers': 'unused',
  './model/generateGraphQLHandlers': 'unused',
}

export function slimMocks(): Plugin {
  return {
    name: 'overtone:slim-mocks',
    enforce: 'pre',
    resolveId(source, importer) {
      const stub = importer?.includes('node_modules') ? STUBS[source] : undefined
      return stub && fileURLToPath(new URL(`../../../mocks/stubs/${stub}.ts`, import.meta.url))
    },
  }
}
