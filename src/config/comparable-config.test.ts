import { comparableConfig, parseConfig } from './config.ts'

test('configurations are compared without the path of the catalogue, but a shop with one differs from the demo', () => {
  const compared = (config: object) => comparableConfig(parseConfig(JSON.stringify(config)))
  const withData = (data: string) => compared({ api: { data } })
  expect(withData('data/catalogue-1.json')).toBe(withData('data/catalogue-2.json'))
  expect(withData('data/catalogue-1.json')).not.toBe(compared({}))
  expect(compared({ store: { name: 'Hearth' } })).not.toBe(compared({}))
})

test('a catalogue that is not the one of the pages makes another configuration', () => {
  const compared = (data: string) =>
    comparableConfig(parseConfig(JSON.stringify({ api: { data, prerendered: 'data/catalogue-1.json' } })))
  expect(compared('data/catalogue-1.json')).not.toBe(compared('data/catalogue-2.json'))
})
