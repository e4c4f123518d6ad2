import { contrast, SIGN_PAIRS, TEXT_PAIRS } from './contrast.ts'
import { dark, light } from './tokens.ts'

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#777777', '#777777', 1],
])('the contrast of %s on %s is %s:1', (a, b, ratio) => {
  expect(contrast(a, b)).toBeCloseTo(ratio, 2)
})

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s scheme', (_name, tokens) => {
  test.each(TEXT_PAIRS)('%s on %s has a contrast of at least 4.5:1', (text, ground) => {
    expect(contrast(tokens[text], tokens[ground])).toBeGreaterThanOrEqual(4.5)
  })

  test.each(SIGN_PAIRS)('%s on %s has a contrast of at least 3:1', (sign, ground) => {
    expect(contrast(tokens[sign], tokens[ground])).toBeGreaterThanOrEqual(3)
  })
})
