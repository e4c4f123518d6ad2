import { missingPackages, unverifiedPackages } from './lockfile.ts'

const tool = { optionalDependencies: { '@tool/linux': '1.0.0', '@tool/mac': '1.0.0' } }
const entry = { version: '1.0.0' }

test('an optional dependency without an entry is reported with its dependent', () => {
  expect(missingPackages({ '': {}, 'node_modules/tool': tool, 'node_modules/@tool/linux': entry })).toEqual([
    '@tool/mac@1.0.0, a dependency of node_modules/tool',
  ])
})

test('an entry may be next to the package, nested in it or in a package around it', () => {
  const nested = 'node_modules/host/node_modules/tool'
  expect(
    missingPackages({
      'node_modules/host': {},
      [nested]: tool,
      [`${nested}/node_modules/@tool/linux`]: entry,
      'node_modules/host/node_modules/@tool/mac': entry,
    }),
  ).toEqual([])
})

test('an entry nested in an unrelated package does not count', () => {
  const elsewhere = { 'node_modules/other/node_modules/@tool/linux': entry, 'node_modules/@tool/mac': entry }
  expect(missingPackages({ 'node_modules/tool': tool, ...elsewhere })).toHaveLength(1)
})

test('an entry of another version does not count', () => {
  const packages = { 'node_modules/tool': tool, 'node_modules/@tool/linux': entry }
  expect(missingPackages({ ...packages, 'node_modules/@tool/mac': { version: '0.9.0' } })).toHaveLength(1)
})

test('a range needs an entry of any version', () => {
  const packages = { 'node_modules/tool': { optionalDependencies: { fsevents: '~2.3.3' } } }
  expect(missingPackages(packages)).toEqual(['fsevents@~2.3.3, a dependency of node_modules/tool'])
  expect(missingPackages({ ...packages, 'node_modules/fsevents': { version: '2.3.4' } })).toEqual([])
})

test('an entry without a hash is reported by name and version', () => {
  const hashed = { version: '1.0.0', integrity: 'sha512-AA==' }
  expect(
    unverifiedPackages({
      '': { version: '0.1.0' },
      'node_modules/hashed': hashed,
      'node_modules/tool': entry,
      'node_modules/hashed/node_modules/@tool/mac': entry,
      'node_modules/alias': { ...entry, name: 'empty' },
    }),
  ).toEqual(['tool@1.0.0', '@tool/mac@1.0.0', 'empty@1.0.0'])
})

test('an entry that is not downloaded needs no hash', () => {
  expect(
    unverifiedPackages({ 'node_modules/own': { link: true }, 'node_modules/a/node_modules/b': { inBundle: true } }),
  ).toEqual([])
})
