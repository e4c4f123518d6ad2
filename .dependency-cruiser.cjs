/**
 * Import rules (docs/architecture.md), generated from the two tables below.
 *
 * dependency-cruiser parses TypeScript with @swc/core, because it does not support TypeScript 7.
 */
const { readdirSync } = require('node:fs')

/** Folders that each folder may import besides itself. Packages are always allowed; tests and stories may import more. */
const LAYERS = {
  'src/lib': [],
  'src/demo': ['src/lib'],
  'src/config': ['src/demo', 'src/lib'],
  'src/api': ['src/config', 'src/demo', 'src/lib'],
  'src/content': ['src/api', 'src/config', 'src/lib'],
  'src/ui': ['src/config', 'src/lib'],
  'src/theme': ['src/ui/Icon.tsx', 'src/config', 'src/lib'],
  'src/boot': ['src/demo', 'src/config', 'src/lib'],
  'src/features': ['src/ui', 'src/api', 'src/content', 'src/demo', 'src/config', 'src/lib', 'src/boot/hydration.tsx'],
  'src/routes': ['src/features', 'src/api', 'src/content', 'src/config', 'src/lib', 'src/boot/hydration.tsx'],
  'src/app': ['src/routes', 'src/features', 'src/ui', 'src/theme', 'src/api', 'src/config', 'src/lib'],
  'src/entry.ts': ['src/main.tsx', 'src/boot/'],
  'src/main.tsx': ['src/(?!testing/|api-docs/)', 'mocks/'],
  'src/api-docs': ['src/theme', 'src/config', 'src/lib', 'mocks/'],
  fixtures: ['src/api/contract.ts'],
  mocks: [
    'fixtures',
    'src/demo',
    'src/lib',
    'src/config/config-file.ts',
    'src/api/(contract|operations|schemas|sorts|path-part|catalogue-file).ts',
  ],
  'mocks/http': ['mocks', 'fixtures', 'src/api/(contract|operations|catalogue-file).ts', 'scripts/shared'],
  'mocks/lab/server': [
    'mocks',
    'src/demo',
    'src/lib',
    'src/config/server-config.ts',
    'src/api/(contract|operations|schemas|sorts|path-part).ts',
    'packages/contract-kit/answers',
  ],
  'mocks/lab/edits': [
    'mocks',
    'src/demo',
    'src/lib',
    'src/api/(contract|operations|schemas|sorts|path-part).ts',
    'packages/contract-kit/answers',
  ],
  'packages/contract-kit/answers': [
    'src/api/(contract|operations|schemas|sorts|server-text).ts',
    'src/lib/(dates|money|outbound).ts',
  ],
  'packages/contract-kit': ['src', 'scripts/shared'],
  'packages/catalogue': ['src', 'scripts/build', 'scripts/shared'],
  'packages/drift': ['src', 'mocks', 'packages/contract-kit', 'scripts/shared'],
  scripts: ['src', 'mocks', 'fixtures', 'packages'],
  'tools/studio': ['fixtures'],
  e2e: ['src/api/contract.ts', 'src/lib', 'mocks', 'fixtures', 'scripts', 'examples'],
  examples: [],
}

/** Features that each feature, with its tests and stories, may import. A feature that is not listed may import none. */
const FEATURES = {
  'products/card': ['products', 'cart'],
  listing: ['products', 'products/card'],
  product: ['products', 'products/card', 'reviews'],
  blog: ['products', 'products/card'],
  cart: ['products'],
  reviews: ['products'],
  deals: ['products'],
  info: ['products'],
  shell: ['listing', 'cart', 'demo-lab'],
  'demo-lab': ['cart', 'products', 'listing'],
}

/** The shop and the API reference. */
const ENTRIES = '^src/(main\\.tsx|api-docs/main\\.ts)$'
const NOT_PRODUCTION = '\\.(test|stories)\\.tsx?$|^src/testing/|^packages/[^/]+/testing/'
/** Modules of this repository. */
const REPOSITORY = '^(src|mocks|fixtures|packages|tools|scripts|e2e|examples|\\.storybook)/'

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** Matches the modules of a folder, except those of its folders that `all` lists separately; or one file. */
function modulesOf(folder, all) {
  if (/\.tsx?$/.test(folder)) return `^${folder}$`
  if (folder.includes('(') || folder.endsWith('/')) return `^${folder}`
  const separate = all.filter((other) => other.startsWith(`${folder}/`)).map((other) => other.slice(folder.length + 1))
  return `^${folder}/${separate.length > 0 ? `(?!(${separate.join('|')})/)` : ''}`
}

const layers = Object.keys(LAYERS)
const layerRules = layers.map((layer) =>
  forbid(
    layer,
    `${layer} may import ${LAYERS[layer].join(', ') || 'nothing else'}.`,
    { path: modulesOf(layer, layers), pathNot: NOT_PRODUCTION },
    { path: REPOSITORY, pathNot: [layer, ...LAYERS[layer]].map((folder) => modulesOf(folder, [])) },
  ),
)

const folders = readdirSync('src/features', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
const features = [...new Set([...folders, ...Object.keys(FEATURES)])]
const featureRules = features.map((feature) => {
  const uses = FEATURES[feature] ?? []
  return forbid(
    `features/${feature}`,
    `features/${feature} may import ${uses.join(', ') || 'no other feature'}.`,
    { path: `^src/features/${modulesOf(feature, features).slice(1)}` },
    {
      path: '^src/features/',
      pathNot: [feature, ...uses].map((other) => `^src/features/${modulesOf(other, features).slice(1)}`),
    },
  )
})

module.exports = {
  forbidden: [
    forbid('no-cycles', 'Modules must not import each other in a cycle.', {}, { circular: true }),
    forbid('resolvable', 'Every import must resolve.', {}, { couldNotResolve: true }),
    ...layerRules,
    ...featureRules,
    forbid(
      'mocks-dynamic',
      'The browser entries must import the mock API dynamically.',
      { path: ENTRIES },
      { path: '^mocks/', dynamic: false },
    ),
    forbid(
      'tests',
      'Tests of the app and of the fixtures must not import what is built on them.',
      { path: '^(src|fixtures)/' },
      { path: '^(scripts|packages|tools|e2e|examples)/' },
    ),
    forbid(
      'tests-of-lib',
      'Tests of lib must not import the rest of the app.',
      { path: '^src/lib/' },
      { path: '^src/(?!lib/)' },
    ),
    forbid(
      'tests-of-fixtures',
      'Tests of the fixtures must not import the mock API.',
      { path: '^fixtures/' },
      { path: '^mocks/' },
    ),
    forbid(
      'no-dev-packages',
      'Published code must not import packages from devDependencies.',
      { path: '^(src|mocks(?!/http)|fixtures|packages/contract-kit/answers)/', pathNot: NOT_PRODUCTION },
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
