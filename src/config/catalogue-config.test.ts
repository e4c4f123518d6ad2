import { parseConfig } from './config.ts'

test('api.data names a catalogue file, and is absent without one', () => {
  expect(parseConfig('{"api":{"data":"data/catalogue-1f.json"}}').api).toEqual({
    mode: 'mock',
    baseUrl: '',
    data: 'data/catalogue-1f.json',
  })
  expect(parseConfig('{"api":{"data":""}}').api).not.toHaveProperty('data')
})

test.each([
  'catalogue.json',
  '/data/catalogue.json',
  'data/../config.json',
  'https://cdn.test/data/a.json',
  'data/a.csv',
])('api.data rejects %j', (data) => {
  expect(() => parseConfig(JSON.stringify({ api: { data } }))).toThrow(
    `"api.data" must name a JSON file in the site's folder data/, such as "data/catalogue.json", not "${data}"`,
  )
})

test('api.data is an error in live mode', () => {
  expect(() => parseConfig('{"api":{"mode":"live","data":"data/a.json"}}')).toThrow(
    '"api.data" needs "api.mode": "file" or "mock"',
  )
})

test.each([
  ['{"api":{"mode":"live","prerendered":true}}', true],
  ['{"api":{"mode":"live","prerendered":"yes"}}', undefined],
  ['{"api":{"prerendered":true}}', undefined],
  ['{"api":{"data":"data/catalogue-1.json","prerendered":"data/catalogue-1.json"}}', true],
  ['{"api":{"data":"data/catalogue-2.json","prerendered":"data/catalogue-1.json"}}', undefined],
])('api.prerendered of %s is %j', (text, prerendered) => {
  expect(parseConfig(text).api.prerendered).toBe(prerendered)
})

test.each([
  ['file', 'data/a.json', '2026-03-10T14:05:00Z'],
  ['file', 'data/b.json', undefined],
  ['mock', 'data/a.json', undefined],
])('in %s mode with %s, api.generatedAt of the pages’ file data/a.json is %s', (mode, data, generatedAt) => {
  const api = { mode, data, prerendered: 'data/a.json', generatedAt: '2026-03-10T14:05:00Z' }
  expect(parseConfig(JSON.stringify({ api })).api.generatedAt).toBe(generatedAt)
})
