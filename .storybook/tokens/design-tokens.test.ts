import { z } from 'zod/mini'
import { measures } from '#src/theme/measures.ts'
import { theme } from '#src/theme/theme.ts'
import { dark, light } from '#src/theme/tokens.ts'
import { tokenOf } from './css-values.ts'
import { designTokens, listTokens } from './design-tokens.ts'

const reference = z.string().check(z.regex(/^\{[\w.]+\}$/))
const dimension = z.strictObject({ value: z.number(), unit: z.enum(['px', 'rem']) })
const duration = z.strictObject({ value: z.number(), unit: z.enum(['ms', 's']) })
const fraction = z.number().check(z.minimum(0), z.maximum(1))
const color = z.strictObject({
  colorSpace: z.literal('srgb'),
  components: z.tuple([fraction, fraction, fraction]),
  alpha: fraction,
  hex: z.string().check(z.regex(/^#[\dA-F]{6}$/i)),
})
const anyColor = z.union([color, reference])

/** The values of each type, as the format defines them. */
const VALUES: Record<string, z.ZodMiniType> = {
  color,
  dimension,
  fontFamily: z.array(z.string()),
  border: z.strictObject({ color: anyColor, width: dimension, style: z.literal('solid') }),
  shadow: z.strictObject({
    color: anyColor,
    offsetX: dimension,
    offsetY: dimension,
    blur: dimension,
    spread: dimension,
  }),
  gradient: z.array(z.strictObject({ color: anyColor, position: fraction })),
  transition: z.strictObject({
    duration,
    delay: duration,
    timingFunction: z.tuple([fraction, z.number(), fraction, z.number()]),
  }),
  typography: z.strictObject({
    fontFamily: reference,
    fontSize: dimension,
    fontWeight: z.number().check(z.minimum(1), z.maximum(1000)),
    letterSpacing: dimension,
    lineHeight: z.number(),
  }),
}

const all = listTokens(designTokens())
const tokens = new Map(all)

test.each(all)('%s is a valid token', (name, { $type, $value }) => {
  expect(name).toMatch(/^\w+(\.\w+)*$/)
  expect(VALUES[$type]?.safeParse($value).error).toBeUndefined()
})

test('every reference names a token of the right type', () => {
  for (const [name, { $value }] of all)
    for (const [, property, target = ''] of JSON.stringify($value).matchAll(/"(\w+)":"\{(.+?)\}"/g))
      expect([name, tokens.get(target)?.$type]).toEqual([name, property])
})

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s scheme', (scheme, colors) => {
  test.each(Object.entries(colors))('has the colour %s', (name, hex) => {
    expect(tokens.get(`${scheme}.color.${name}`)?.$value).toMatchObject({ hex })
  })

  test.each([
    ['hair', 'hairline'],
    ['field', 'quiet'],
    ['sum', 'ink'],
    ['focus', 'focus'],
  ] as const)('draws the line %s in the colour %s', (line, name) => {
    const [width = ''] = measures.line[line].split('px')
    expect(tokens.get(`${scheme}.line.${line}`)?.$value).toEqual({
      color: `{${scheme}.color.${name}}`,
      width: { value: Number(width), unit: 'px' },
      style: 'solid',
    })
  })
})

test.each<[name: string, value: number]>([
  ['shape.borderRadius', measures.shape.borderRadius],
  ['shape.pictureRadius', measures.shape.pictureRadius],
  ['target', measures.target],
  ['row', measures.row],
  ['spacing', 4],
  ...Object.entries(theme.breakpoints.values).map(([name, value]): [string, number] => [`breakpoints.${name}`, value]),
])('%s is %i pixels', (name, value) => {
  expect(tokens.get(name)?.$value).toEqual({ value, unit: 'px' })
})

test.each([
  ['typography.body1', 15, 'text'],
  ['typography.h1.390', 28, 'text'],
  ['typography.h1.820', 37.24, 'text'],
  ['typography.h1.1440', 40, 'text'],
  ['typography.figure', 56, 'reading'],
])('%s has the size %d of the type scale', (name, value, font) => {
  expect(tokens.get(name)?.$value).toMatchObject({ fontSize: { value, unit: 'px' }, fontFamily: `{font.${font}}` })
})

test.each([
  ['rgb(0 0 0 / .5)', { alpha: 0.5, hex: '#000000' }],
  ['0 12px 32px rgb(0 0 0 / .16)', { offsetY: { value: 12 }, blur: { value: 32 }, color: { alpha: 0.16 } }],
  ['150ms ease-out', { duration: { value: 150, unit: 'ms' }, timingFunction: [0, 0, 0.58, 1] }],
])('the value %s becomes a token', (value, expected) => {
  expect(tokenOf(value).$value).toMatchObject(expected)
})

test('a value of an unknown form is an error', () => {
  expect(() => tokenOf('2 cubits')).toThrow('2 cubits')
})
