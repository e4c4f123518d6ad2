import { readFileSync } from 'node:fs'
import { CANNOT } from '../../playwright.config.ts'
import { DRIVERS } from './engines.mjs'

test.each(CANNOT.flatMap(({ tests }) => tests))('%s is a test', (name) => {
  const [file = '', ...titles] = name.split(' › ')
  const source = readFileSync(`e2e/${file}`, 'utf8')
  expect(titles.length).toBeGreaterThan(0)
  for (const title of titles) expect(source).toContain(title)
})

test('every driver of the table starts an engine', () => {
  expect(Object.keys(DRIVERS)).toEqual(expect.arrayContaining(CANNOT.flatMap(({ drivers }) => drivers)))
})
