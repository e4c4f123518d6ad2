import { dark, light, type Tokens } from './tokens.ts'

const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG 2 contrast ratio, 1 to 21. */
function contrast(a: string, b: string): number {
  const [dim = 0, bright = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return (bright + 0.05) / (dim + 0.05)
}

const textPairs: [keyof Tokens, keyof Tokens][] = [
  ['ink', 'paper'],
  ['ink', 'surface'],
  ['quiet', 'paper'],
  ['quiet', 'surface'],
  ['signal', 'paper'],
  ['signal', 'surface'],
  ['onSignal', 'signal'],
  ['onSignal', 'signalPressed'],
  ['focus', 'paper'],
  ['focus', 'surface'],
  ['onFocus', 'focus'],
]

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s scheme', (_name, tokens) => {
  test.each(textPairs)('%s on %s reads at 4.5:1 or better', (text, ground) => {
    expect(contrast(tokens[text], tokens[ground])).toBeGreaterThanOrEqual(4.5)
  })
})
