import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Imports of the mock API's packages, and the file in `mocks/browser/stubs/` that replaces each. */
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
  '@open-draft/logger': 'logger',
  md5: 'md5',
  './extensions/sync': 'sync',
  './model/updateEntity': 'unused',
  './model/generateRestHandlers': 'unused',
  './model/generateGraphQLHandlers': 'unused',
}

/** Replaces packages that MSW and @mswjs/data import but the shop hardly uses with small stubs (docs/decisions). */
export function slimMocks(): Plugin {
  return {
    name: 'overtone:slim-mocks',
    enforce: 'pre',
    resolveId(source, importer) {
      const stub = importer?.includes('node_modules') ? STUBS[source] : undefined
      return stub && fileURLToPath(new URL(`../../../mocks/browser/stubs/${stub}.ts`, import.meta.url))
    },
  }
}
