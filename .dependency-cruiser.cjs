/**
 * Which way imports point (docs/architecture). Generated from the folders that
 * exist, so that a new feature is covered the day it appears.
 */
const { readdirSync } = require('node:fs')

const features = readdirSync('src/features', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)

/** The only features that may use another one. */
const FEATURE_USES = {
  listing: ['product-card'],
  product: ['product-card'],
  blog: ['product-card'],
  'product-card': ['cart'],
  shell: ['listing', 'cart'],
  'demo-lab': ['cart'],
}

const NOT_PRODUCTION = '\\.(test|stories)\\.tsx?$|^src/testing/'

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

module.exports = {
  forbidden: [
    forbid('no-cycles', 'Two modules that need each other are one, or three.', {}, { circular: true }),
    forbid('resolvable', 'Every import leads somewhere.', {}, { couldNotResolve: true }),
    ...features.map((feature) =>
      forbid(
        `island-${feature}`,
        `features/${feature} uses only ${(FEATURE_USES[feature] ?? []).join(', ') || 'no other feature'}.`,
        { path: `^src/features/${feature}/` },
        {
          path: '^src/features/',
          pathNot: `^src/features/(${[feature, ...(FEATURE_USES[feature] ?? [])].join('|')})/`,
        },
      ),
    ),
    forbid(
      'features-down',
      'Features use ui, api and lib; routes and app use features.',
      { path: '^src/features/', pathNot: NOT_PRODUCTION },
      { path: '^src/(routes|app|main|testing)' },
    ),
    forbid(
      'ui-knows-no-api',
      'Looks and behaviour have no domain.',
      { path: '^src/ui/', pathNot: NOT_PRODUCTION },
      { path: '^src/(api|features|routes|app)' },
    ),
    forbid(
      'api-down',
      'api uses lib.',
      { path: '^src/api/', pathNot: NOT_PRODUCTION },
      { path: '^src/(ui|features|routes|app)' },
    ),
    forbid(
      'config-down',
      'config uses lib.',
      { path: '^src/config/', pathNot: NOT_PRODUCTION },
      { path: '^src/(api|ui|features|routes|app)' },
    ),
    forbid(
      'lib-is-pure',
      'lib uses nothing of the shop.',
      { path: '^src/lib/' },
      { path: '^src/', pathNot: '^src/lib/' },
    ),
    forbid(
      'routes-down',
      'Routes name URL, data and page.',
      { path: '^src/routes/' },
      { path: '^src/(app|main|testing)' },
    ),
    forbid(
      'mocks-see-the-contract',
      'The mock API and its fixtures share only the contract with the app.',
      { path: '^(mocks|fixtures)/', pathNot: '\\.test\\.ts$' },
      { path: '^src/', pathNot: '^src/api/(contract|operations|demo-api)\\.ts$' },
    ),
    forbid(
      'rows-know-no-mock',
      'Fixtures are rows: nobody who wants them gets the mock as well.',
      { path: '^fixtures/' },
      { path: '^(mocks|scripts|e2e)/' },
    ),
    forbid(
      'nobody-imports-the-studio',
      'The studio makes files; the rows name them.',
      { pathNot: '^fixtures/studio/' },
      { path: '^fixtures/studio/' },
    ),
    forbid(
      'nobody-imports-the-tools',
      'What is built with scripts knows nothing of them.',
      { path: '^(src|fixtures)/' },
      { path: '^(scripts|e2e)/' },
    ),
    forbid(
      'end-to-end-sees-pages',
      'What a visitor does is tested on the built site, with the contract and the fixtures at hand.',
      { path: '^e2e/' },
      { path: '^src/', pathNot: '^src/(api/contract|lib/)' },
    ),
    forbid(
      'mocks-enter-in-one-place',
      'Only main.tsx mounts the mock; tests and stories may use it.',
      { path: '^src/', pathNot: `${NOT_PRODUCTION}|^src/main\\.tsx$` },
      { path: '^(mocks|fixtures)/' },
    ),
    forbid(
      'mocks-are-downloaded-late',
      'main.tsx imports the mock dynamically.',
      { path: '^src/main\\.tsx$' },
      { path: '^(mocks|fixtures)/', dynamic: false },
    ),
    forbid(
      'no-dev-packages',
      'What ships is in dependencies.',
      { path: '^(src|mocks|fixtures)/', pathNot: `${NOT_PRODUCTION}|\\.test\\.ts$|^fixtures/studio/|^mocks/http/` },
      { dependencyTypes: ['npm-dev'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
    exclude: { path: '\\.woff2\\?url$' },
  },
}
