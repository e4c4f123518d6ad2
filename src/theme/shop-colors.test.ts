import { ConfigError } from '#src/config/config-error.ts'
import { themeOf } from './shop-colors.ts'
import { dark, light } from './tokens.ts'

test('the other signal colours are derived from the configured ones', () => {
  const { colorSchemes } = themeOf({ light: '#0b6e4f', dark: '#5fd3a8' })
  expect(colorSchemes.light?.palette.signal).toMatchObject({
    main: '#0b6e4f',
    dark: '#095c42',
    bright: '#5fd3a8',
    contrastText: '#FFFFFF',
  })
  expect(colorSchemes.dark?.palette.signal).toMatchObject({ main: '#5fd3a8', dark: '#7fdbb9', contrastText: light.ink })
})

test.each([
  ['green', { light: '#0b6e4f', dark: '#5fd3a8' }],
  ['red', { light: '#c8102e', dark: '#ff7676' }],
])('a %s shop has the default colours of errors', (_name, colors) => {
  const { colorSchemes } = themeOf(colors)
  expect(colorSchemes.light?.palette.error.main).toBe(light.error)
  expect(colorSchemes.dark?.palette.error.main).toBe(dark.error)
})

test('the default colours pass', () => {
  expect(() => themeOf({ light: light.signal, dark: dark.signal })).not.toThrow()
})

test.each([
  ['light', { light: '#ffd400', dark: dark.signal }, '#ffd400 on #F6F5F2 has a contrast of 1.31:1 and needs 4.5:1'],
  ['dark', { light: light.signal, dark: '#7a1f00' }, '#7a1f00 on #0F1114 has a contrast of'],
])(
  'a %s colour with too little contrast is refused with the figure and a colour that passes',
  (key, colors, figure) => {
    const refused = () => themeOf(colors)
    expect(refused).toThrow(ConfigError)
    expect(refused).toThrow(`"store.colors.${key}": ${figure}`)
    const [, nearest = ''] = /passes is "(#\w{6})"/.exec(messageOf(refused)) ?? []
    expect(() => themeOf({ ...colors, [key]: nearest })).not.toThrow()
  },
)

function messageOf(action: () => unknown): string {
  try {
    action()
  } catch (error) {
    return String(error)
  }
  return ''
}
