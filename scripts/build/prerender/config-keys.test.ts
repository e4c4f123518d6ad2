import { readFileSync } from 'node:fs'
import { parseConfig } from '#src/config/config.ts'
import { checkKeys } from './config-keys.ts'

const warningsOf = (config: object) => {
  const text = JSON.stringify(config)
  return checkKeys(text, parseConfig(text))
}

test('keys that the shop does not know are named, with those that it knows', () => {
  expect(warningsOf({ shop: {}, store: { siteURL: 'https://shop.example' }, retailer: { title: 'Mast' } })).toEqual([
    'config.json has "shop", which the shop does not know. It knows api, store, retailer.',
    expect.stringMatching(
      /^config\.json has "store\.siteURL", which the shop does not know\. It knows name, .*siteUrl,/,
    ),
    'config.json has "retailer.title", which the shop does not know. It knows name.',
  ])
})

test('a shop with other products is told which names are the demo’s', () => {
  const api = { mode: 'live', baseUrl: 'https://api.shop.example' }
  expect(warningsOf({ api, store: { name: 'Lamp House', mainSiteUrl: '' } })).toEqual([
    'config.json has no "store.navigation", so the shop has the demo\'s.',
    'config.json has no "retailer.name", so the shop has the demo\'s.',
  ])
})

test('the demo and the second shop have no warnings', () => {
  for (const file of ['public/config.json', 'examples/tafelgut/config.json']) {
    const text = readFileSync(file, 'utf8')
    expect(checkKeys(text, parseConfig(text))).toEqual([])
  }
})

test('every key of the documentation is known', () => {
  const docs = readFileSync('docs/product/configuration.md', 'utf8')
  const paths = new Set(Array.from(docs.matchAll(/`((?:api|store|retailer)\.\w+)/g), ([, path = '']) => path))
  expect(paths.size).toBeGreaterThan(20)
  for (const path of paths) {
    const [name = '', key = ''] = path.split('.')
    expect(warningsOf({ [name]: { [key]: undefined } })).toEqual([])
    expect(checkKeys(`{"${name}":{"${key}":null}}`, parseConfig('{}'))).toEqual([])
  }
})
