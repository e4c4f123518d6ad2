/**
 * The floor as it is said: the page asks for exactly what makes it, in words that
 * the oldest browser can read. And the check's two readers, on what they are for.
 */
import { readFileSync } from 'node:fs'
import { parse } from 'acorn'
import { FLOOR_SCRIPT } from '../../build/vite/inline-scripts.ts'
import { usesInSheet } from './css-uses.mjs'
import { DEFINED_BY, FLOOR, FLOOR_IN_WORDS } from './floor.mjs'
import { usesInScript } from './script-uses.mjs'
import { firstVersion, lacking } from './support.mjs'

test.each(Object.entries(FLOOR))('what defines the floor came with %s %s', (browser, version) => {
  expect(Math.max(...Object.keys(DEFINED_BY).map((path) => firstVersion(path, browser)))).toBe(version)
})

test('README.md quotes the floor', () => {
  expect(readFileSync('README.md', 'utf8').replaceAll(/\s+/g, ' ')).toContain(FLOOR_IN_WORDS)
})

test('the script that says it is ES5', () => {
  expect(() => parse(FLOOR_SCRIPT, { ecmaVersion: 5 })).not.toThrow()
})

/** The names of what the floor's browsers lack. */
const foundIn = (uses: ReturnType<typeof usesInSheet>) =>
  uses.filter(({ features }) => lacking(features).length > 0).map(({ name }) => name)

test.each([
  ['a:hover, b:open { color: red }', [':open']],
  ['a::details-content { color: red }', ['::details-content']],
  ['@media (forced-colors: active) { a { color: red } }', []],
  ['@starting-style { a { opacity: 0 } }', ['@starting-style']],
  ['a { display: grid; text-wrap: balance }', ['text-wrap', 'text-wrap: balance']],
  ['a { --x: light-dark(red, blue); width: min(10dvh, 4cqi); color: light-dark(red, blue) }', ['light-dark()']],
  ['a { width: 1rcap }', ['rcap']],
])('of the sheet %s the floor lacks %j', (sheet, names) => {
  expect(foundIn(usesInSheet(sheet))).toEqual(names)
})

test.each([
  ['[].toSorted().at(-1)', []],
  ['Object.groupBy(a, b)', ['Object.groupBy']],
  ['Promise.withResolvers()', ['Promise.withResolvers']],
  ['structuredClone(URL.parse(a))', ['URL.parse']],
  ['Array.fromAsync(a)', ['Array.fromAsync']],
  ['new Set().union(a)', ['.union']],
  ['const { values } = Iterator.from(a)', ['Iterator.from']],
  ['styled("a")({ fieldSizing: "content" })', ['field-sizing', 'field-sizing: content']],
  ['styled("a")({ "&:open": { width: `${a}px` } })', [':open']],
  ['styled("a")({ color: `light-dark(${a}, red)` })', ['light-dark()']],
])('of the script %s the floor lacks %j', (script, names) => {
  expect(foundIn(usesInScript(script))).toEqual(names)
})

test('syntax newer than ES2022 can’t be read', () => {
  expect(() => usesInScript('/[a--b]/v.test(c)')).toThrow('Invalid regular expression flag')
})

test('a prefix counts where it is written', () => {
  const [use] = usesInSheet('a { mask-image: none }')
  expect(lacking(use?.features ?? [])).toContain('chrome 110')
  expect(lacking(use?.features ?? [], (prefix) => prefix === '-webkit-')).toEqual([])
})
