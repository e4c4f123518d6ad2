import { missingPackages } from './lockfile.mjs'

const tool = { optionalDependencies: { '@tool/linux': '1.0.0', '@tool/mac': '1.0.0' } }

test('a platform that has no entry is named, with what asks for it', () => {
  expect(missingPackages({ '': {}, 'node_modules/tool': tool, 'node_modules/@tool/linux': {} })).toEqual([
    '@tool/mac@1.0.0, which node_modules/tool names',
  ])
})

test('an entry counts beside the package, and nested in it or in one around it', () => {
  const nested = 'node_modules/host/node_modules/tool'
  expect(
    missingPackages({
      'node_modules/host': {},
      [nested]: tool,
      [`${nested}/node_modules/@tool/linux`]: {},
      'node_modules/host/node_modules/@tool/mac': {},
    }),
  ).toEqual([])
})

test('an entry nested in another package is of no use', () => {
  const elsewhere = { 'node_modules/other/node_modules/@tool/linux': {}, 'node_modules/@tool/mac': {} }
  expect(missingPackages({ 'node_modules/tool': tool, ...elsewhere })).toHaveLength(1)
})
