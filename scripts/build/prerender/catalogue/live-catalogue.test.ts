import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { formerCatalogues, readCatalogue, withPrerendered } from './live-catalogue.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'overtone-live-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function put(path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

test.each([
  ['that config.json names', '{"api":{"data":"data/catalogue-2.json"}}', ['1', '2'], '2'],
  ['that is the only one, beside a live configuration', '{"api":{"mode":"live"}}', ['1'], '1'],
  ['that is the only one, beside an invalid configuration', '{', ['1'], '1'],
])('the catalogue is the one %s', async (_which, config, names, expected) => {
  put('config.json', config)
  put('data/pictures/catalogue-9.json', 'no catalogue')
  for (const name of names) put(`data/catalogue-${name}.json`, name)
  expect(await readCatalogue(folder)).toBe(expected)
})

test('a folder without a catalogue is an error that names the command', async () => {
  await expect(readCatalogue(folder)).rejects.toThrow(
    `--catalogue: ${folder} has no data/catalogue-….json. Pass the --out folder of "npm run catalogue".`,
  )
})

test('a folder with several catalogues is an error that names them', async () => {
  put('data/catalogue-1.json', '')
  put('data/catalogue-2.json', '')
  await expect(readCatalogue(folder)).rejects.toThrow(/several catalogues: .*catalogue-\d\.json, .*catalogue-\d\.json/)
})

test('a catalogue that config.json names and that is missing is an error', async () => {
  put('config.json', '{"api":{"data":"data/catalogue-3.json"}}')
  await expect(readCatalogue(folder)).rejects.toThrow('config.json names data/catalogue-3.json, which cannot be read')
})

test.each([
  ['of its config.json', 'data/catalogue-2.json', 'data/catalogue-3.json', ['data/catalogue-2.json']],
  ['before, if the new one is the same', 'data/catalogue-2.json', 'data/catalogue-2.json', ['data/catalogue-1.json']],
  ['with a name of its own', 'data/shop.json', 'data/catalogue-3.json', ['data/shop.json']],
  ['in no case, for a shop without one', undefined, 'data/catalogue-3.json', []],
  ['that is gone in no case', 'data/catalogue-9.json', 'data/catalogue-3.json', []],
  ['that another program wrote in no case', 'data/own.json', 'data/catalogue-3.json', []],
])('a new site keeps the catalogue of the present site %s', async (_which, present, next, expected) => {
  put('config.json', JSON.stringify({ api: { data: present } }))
  const listed = ['data/shop.json', 'data/catalogue-1.json', 'data/catalogue-2.json']
  for (const name of [...listed, 'data/own.json']) put(name, '{}')
  put('prerendered.json', JSON.stringify([...listed, 'data/catalogue-9.json']))
  const kept = await formerCatalogues(folder, next)
  expect(kept.filter((name) => name !== next)).toEqual(expected)
})

test('a configuration says whether its pages have content, and keeps its other keys', () => {
  const configText = '{"api":{"mode":"live","baseUrl":"/api"},"store":{"name":"Hearth"}}'
  const prerendered = withPrerendered(configText, true)
  expect(JSON.parse(prerendered)).toEqual({
    api: { mode: 'live', baseUrl: '/api', prerendered: true },
    store: { name: 'Hearth' },
  })
  expect(withPrerendered(prerendered, true)).toBe(prerendered)
  expect(JSON.parse(withPrerendered(prerendered, false))).toEqual(JSON.parse(configText))
  expect(withPrerendered(configText, false)).toBe(configText)
  expect(withPrerendered('{}', false)).toBe('{}')
  const mixed = withPrerendered(configText, 'data/a.json', { isFromServer: true })
  expect(JSON.parse(mixed).api).toMatchObject({ prerendered: 'data/a.json', serverPrerendered: true })
  expect(withPrerendered(mixed, 'data/a.json', { isFromServer: true })).toBe(mixed)
  expect(JSON.parse(withPrerendered(mixed, 'data/a.json')).api).not.toHaveProperty('serverPrerendered')
})
