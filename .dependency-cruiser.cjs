/**
 * Import rules (docs/architecture.md). Rules between features are generated from the folders in `src/features`.
 *
 * dependency-cruiser parses TypeScript with @swc/core, because it does not support TypeScript 7.
 */
const { readdirSync } = require('node:fs')

const features = readdirSync('src/features', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)

/** Features that may import from other features. */
const FEATURE_USES = {
  listing: ['product-card'],
  product: ['product-card', 'reviews'],
  blog: ['product-card'],
  'product-card': ['cart'],
  shell: ['listing', 'cart', 'demo-lab'],
  'demo-lab': ['cart'],
}

/** The shop and the API reference. */
const ENTRIES = '^src/(main\\.tsx|api-docs/main\\.ts)$'
const NOT_PRODUCTION = '\\.(test|stories)\\.tsx?$|^src/testing/'

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

module.exports = {
  forbidden: [
    forbid('no-cycles', 'Modules must not import each other in a cycle.', {}, { circular: true }),
    forbid('resolvable', 'Every import must resolve.', {}, { couldNotResolve: true }),
    ...features.map((feature) =>
      forbid(
        `feature-${feature}`,
        `features/${feature} may import ${(FEATURE_USES[feature] ?? []).join(', ') || 'no other feature'}.`,
        { path: `^src/features/${feature}/` },
        {
          path: '^src/features/',
          pathNot: `^src/features/(${[feature, ...(FEATURE_USES[feature] ?? [])].join('|')})/`,
        },
      ),
    ),
    forbid(
      'features',
      'Features must not import from routes or app.',
      { path: '^src/features/', pathNot: NOT_PRODUCTION },
      { path: '^src/(routes|app|main|testing)' },
    ),
    forbid(
      'ui',
      'ui must not depend on the API or on features.',
      { path: '^src/ui/', pathNot: NOT_PRODUCTION },
      { path: '^src/(api|features|routes|app)' },
    ),
    forbid(
      'api',
      'api may import only config and lib.',
      { path: '^src/api/', pathNot: NOT_PRODUCTION },
      { path: '^src/(ui|features|routes|app)' },
    ),
    forbid(
      'config',
      'config may import only lib.',
      { path: '^src/config/', pathNot: NOT_PRODUCTION },
      { path: '^src/(api|ui|features|routes|app)' },
    ),
    forbid(
      'lib',
      'lib must not import from the rest of src.',
      { path: '^src/lib/' },
      { path: '^src/', pathNot: '^src/lib/' },
    ),
    forbid(
      'demo',
      'demo must not import from the rest of src.',
      { path: '^src/demo/' },
      { path: '^src/', pathNot: '^src/demo/' },
    ),
    forbid('routes', 'Routes must not import from app.', { path: '^src/routes/' }, { path: '^src/(app|main|testing)' }),
    forbid(
      'mocks-see-the-contract',
      'The mock API and its fixtures share only the contract with the app.',
      { path: '^(mocks|fixtures)/', pathNot: '^mocks/contract/|\\.test\\.ts$' },
      { path: '^src/', pathNot: '^src/(demo/|api/(call|contract|catalogue-file|operations|demo-api)\\.ts$)' },
    ),
    forbid(
      'contract-checks',
      'The checks of answers share the contract with the app, and its readers of dates, prices, addresses and messages.',
      { path: '^mocks/contract/', pathNot: '\\.test\\.ts$' },
      { path: '^src/', pathNot: '^src/(api/(contract|operations|server-text)|lib/(dates|money|outbound))\\.ts$' },
    ),
    forbid(
      'fixtures',
      'Fixtures must not import the mock API.',
      { path: '^fixtures/' },
      { path: '^(mocks|scripts|e2e)/' },
    ),
    forbid(
      'studio',
      'Only the studio imports its own modules.',
      { pathNot: '^fixtures/studio/' },
      { path: '^fixtures/studio/' },
    ),
    forbid(
      'scripts',
      'The app and the fixtures must not import scripts or end-to-end tests.',
      { path: '^(src|fixtures)/' },
      { path: '^(scripts|e2e)/' },
    ),
    forbid(
      'end-to-end',
      'End-to-end tests use the built site; from src they may import only the contract and lib.',
      { path: '^e2e/' },
      { path: '^src/', pathNot: '^src/(api/contract|lib/)' },
    ),
    forbid(
      'mocks-only-in-entries',
      'Only the browser entries, tests and stories may import the mock API.',
      { path: '^src/', pathNot: `${NOT_PRODUCTION}|${ENTRIES}` },
      { path: '^(mocks|fixtures)/' },
    ),
    forbid(
      'mocks-dynamic',
      'The browser entries must import the mock API dynamically.',
      { path: ENTRIES },
      { path: '^(mocks|fixtures)/', dynamic: false },
    ),
    forbid(
      'no-dev-packages',
      'Published code must not import packages from devDependencies.',
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
    // The clients import generated files, and packages of their own lockfile.
    exclude: { path: ['\\.woff2\\?url$', '^scripts/openapi/clients/'] },
  },
}
