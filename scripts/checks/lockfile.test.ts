import { missingPackages } from './lockfile.mjs'

const tool = { optionalDependencies: { '@tool/linux': '1.0.0', '@tool/mac': '1.0.0' } }
const entry = { version: '1.0.0' }

test('a platform that has no entry is named, with what asks for it', () => {
  expect(missingPackages({ '': {}, 'node_modules/tool': tool, 'node_modules/@tool/linux': entry })).toEqual([
    '@tool/mac@1.0.0, which node_modules/tool names',
  ])
})

test('an entry counts beside the package, and nested in it or in one around it', () => {
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

test('an entry nested in another package is of no use', () => {
  const elsewhere = { 'node_modules/other/node_modules/@tool/linux': entry, 'node_modules/@tool/mac': entry }
  expect(missingPackages({ 'node_modules/tool': tool, ...elsewhere })).toHaveLength(1)
})

test('an entry of another version is of no use', () => {
  const packages = { 'node_modules/tool': tool, 'node_modules/@tool/linux': entry }
  expect(missingPackages({ ...packages, 'node_modules/@tool/mac': { version: '0.9.0' } })).toHaveLength(1)
})
