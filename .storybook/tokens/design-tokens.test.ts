import { defineConfig, parse, RECOMMENDED_CONFIG } from '@terrazzo/parser'
import { measures } from '#src/theme/measures.ts'
import { dark, light } from '#src/theme/tokens.ts'
import { listTokens, textOf, tokenDifferences } from '../../scripts/shared/list-tokens.ts'
import { border, colour, shadow, transparentBlack } from './css-values.ts'
import { designTokens } from './design-tokens.ts'

const filename = new URL('file:///tokens.json')

/** The rules of the format, and that every token has a type and a description. Names are those of the theme. */
const config = defineConfig(
  {
    lint: {
      rules: {
        ...RECOMMENDED_CONFIG,
        'core/valid-dimension': ['error', { allowedUnits: ['px', 'rem'] }],
        'core/required-type': 'error',
        'core/descriptions': 'error',
        'core/consistent-naming': 'off',
      },
    },
  },
  { cwd: filename },
)

/**
 * Reads the document as a design tool does: returns the values for a scheme and a window. Throws if it is not valid.
 *
 * @param added more tokens of the base
 */
async function read(scheme: 'light' | 'dark', window: 'phone' | 'tablet' | 'desktop', added: object = {}) {
  const document = designTokens()
  // The parser applies its rules to the default of each modifier.
  document.modifiers.scheme.default = scheme
  document.modifiers.window.default = window
  const sets = { base: { sources: [...document.sets.base.sources, added] } }
  const { tokens } = await parse([{ filename, src: JSON.stringify({ ...document, sets }) }], { config })
  return (name: string): unknown => tokens[name]?.$value
}

const phone = await read('light', 'phone')
const tablet = await read('dark', 'tablet')
const desktop = await read('light', 'desktop')
const px = (value: number) => ({ value, unit: 'px' })

describe.each([
  ['light', phone, light],
  ['dark', tablet, dark],
])('the %s scheme', (_scheme, valueOf, colors) => {
  test.each(Object.entries(colors))('has the colour %s', (name, hex) => {
    expect(valueOf(`color.${name}`)).toMatchObject({ hex })
  })

  test.each([
    ['hair', 'hairline'],
    ['field', 'quiet'],
    ['sum', 'ink'],
    ['focus', 'focus'],
  ] as const)('draws the line %s in the colour %s', (line, name) => {
    const [width = ''] = measures.line[line].split('px')
    expect(valueOf(`line.${line}`)).toMatchObject({ color: { hex: colors[name] }, width: px(Number(width)) })
  })
})

test.each<[name: string, sizes: [phone: number, tablet: number, desktop: number]]>([
  ['typography.body1', [15, 15, 15]],
  ['typography.h1', [28, 37.24, 40]],
  ['gutter.page', [16, 16, 24]],
  ['gutter.cards', [16, 20, 24]],
])('%s has the sizes %j', (name, sizes) => {
  const values = [phone, tablet, desktop].map((valueOf) => valueOf(name))
  const expected = sizes.map((size) => (name.startsWith('typography') ? { fontSize: px(size) } : px(size)))
  expect(values).toMatchObject(expected)
})

test.each<[name: string, value: object]>([
  ['size.target', px(44)],
  ['width.content', px(1360)],
  ['breakpoints.md', px(900)],
  ['shape.pictureRadius', px(8)],
  ['duration.quick', { value: 150, unit: 'ms' }],
  ['timing.calm', { duration: { value: 200, unit: 'ms' }, timingFunction: [0, 0, 0.58, 1] }],
  ['elevation.modalBackdrop', { alpha: 0.5 }],
  ['elevation.shadow', [{ offsetY: px(12), blur: px(32), color: { alpha: 0.16 } }]],
  ['font.text', ['Instrument Sans', 'sans-serif']],
  ['typography.figure', { fontFamily: ['JetBrains Mono', 'monospace'], fontSize: px(56) }],
])('%s has its value', (name, value) => {
  expect(desktop(name)).toMatchObject(value)
})

test('there are twelve spaces, from 4 to 96 pixels', () => {
  const spaces = listTokens(designTokens()).filter(([name]) => name.startsWith('space.'))
  expect(spaces.map(([, token]) => textOf(token))).toEqual(
    [4, 8, 12, 16, 20, 24, 32, 40, 48, 64, 80, 96].map((size) => `${size}px`),
  )
})

test.each([
  ['without a description', { $type: 'dimension', $value: px(1) }, 'faulty.token missing description'],
  [
    'of another unit',
    { $type: 'dimension', $value: { value: 1, unit: 'em' }, $description: 'A' },
    'Unit em not allowed',
  ],
  [
    'that refers to nothing',
    { $type: 'color', $value: '{color.none}', $description: 'A' },
    'Could not resolve alias {color.none}',
  ],
])('a token %s is not valid', async (_fault, token, message) => {
  await expect(read('light', 'desktop', { faulty: { token } })).rejects.toThrow(message)
})

test.each([
  ['a border', () => border('thin')],
  ['a colour of no token', () => border('1px solid var(--o-palette-gold)')],
  ['a shadow', () => shadow('0 1px red')],
  ['an overlay', () => transparentBlack('red')],
])('%s of an unknown form is an error', (_form, convert) => {
  expect(convert).toThrow(/No design token|has no colour/)
})

test('two documents differ in the tokens that were changed, added and removed', () => {
  const [before, after] = [designTokens(), designTokens()]
  expect(tokenDifferences(before, after)).toEqual([])
  const [dimensions] = after.sets.base.sources
  const [darkTokens] = after.modifiers.scheme.contexts.dark
  if (!dimensions?.space[1] || !darkTokens?.color.ink) throw new Error('The document has other groups')
  darkTokens.color.ink.$value = colour('#000000')
  dimensions.space[7] = dimensions.space[1]
  delete dimensions.space[1]
  expect(tokenDifferences(before, after)).toMatchObject([
    { path: 'space.1', after: undefined },
    { path: 'color.ink (dark)', before: { $value: { hex: dark.ink } }, after: { $value: { hex: '#000000' } } },
    { path: 'space.7', before: undefined },
  ])
})
