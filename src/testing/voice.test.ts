/** The workshop's page of texts says what the specification and the code say. */
import { readdirSync, readFileSync } from 'node:fs'
import { scenarios } from '#mocks/scenarios.ts'
import { UNSAID, VOICE } from '#storybook/docs/voice.ts'

const [, catalogue = ''] = /^## 8\. [^]*?\n([^]*?)^## 9\. /m.exec(readFileSync('docs/spec.md', 'utf8')) ?? []
/** Between quotes; an apostrophe stands after a letter, or before one. */
const specified = new Set(Array.from(catalogue.matchAll(/(?<!\p{L})'((?:[^'\n]|'(?=\p{L}))+)'/gu), ([, text]) => text))

const code = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.|^testing\//.test(file))
  .map((file) => readFileSync(`src/${file}`, 'utf8'))
  .join('\n')
  // What a template fills in.
  .replaceAll(/\$\{[^}]+\}/g, '{}')
  // Where an element's text begins.
  .replaceAll(/>\s+/g, '>')
const texts = new Set(VOICE.flatMap(({ says }) => says))

test('the catalogue of errors has texts', () => {
  expect(specified).toContain('Failed to load cart')
  expect(specified).toContain("The product you're looking for doesn't exist or has been removed.")
})

test.each([...specified])('the page has the specified text: %s', (text) => {
  expect([...texts, ...UNSAID]).toContain(text)
})

test.each([...texts])('the shop says: %s', (text) => {
  const written = text.replaceAll(/\{\w+\}/g, '{}')
  expect(["'", '"', '`', '>'].some((quote) => code.includes(quote + written))).toBe(true)
})

test.each(UNSAID)('the shop does not say: %s', (text) => {
  expect(code).not.toContain(text)
})

test.each(VOICE)('the scenario $scenario shows: $when', ({ scenario, says }) => {
  const expected = scenarios.find(({ name }) => name === scenario)?.expected
  expect(says).toContain(expected?.replace(/\d+/, '{n}'))
})
