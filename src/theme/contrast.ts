/** Colour pairs that must contrast. The tests and Storybook's colour page measure the same pairs. */
import type { Tokens } from './tokens.ts'

type Pair = readonly [above: keyof Tokens, ground: keyof Tokens]

export const TEXT_PAIRS: readonly Pair[] = [
  ['ink', 'paper'],
  ['ink', 'surface'],
  ['quiet', 'paper'],
  ['quiet', 'surface'],
  ['signal', 'paper'],
  ['signal', 'surface'],
  ['onSignal', 'signal'],
  ['onSignal', 'signalPressed'],
  ['error', 'paper'],
  ['error', 'surface'],
  // The background of toasts in the dark scheme.
  ['error', 'hairline'],
  ['focus', 'paper'],
  ['focus', 'surface'],
  ['onFocus', 'focus'],
]

/** Icons on pictures (the heart, unpressed and pressed), which need 3:1. */
export const SIGN_PAIRS: readonly Pair[] = [
  ['ink', 'backdropPool'],
  ['ink', 'backdropEdge'],
  ['signal', 'backdropPool'],
  ['signal', 'backdropEdge'],
]

/** Returns the WCAG 2 contrast ratio of two #rrggbb colours, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
