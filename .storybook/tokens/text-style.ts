/** Measures of a text style of the theme, at a width of the window. */
import type { CSSObject } from '@mui/material/styles'
import { theme } from '#src/theme/theme.ts'
import type { TextStyle } from './uses.ts'

/** Widths at which every page is designed, in pixels. */
export const WIDTHS = [390, 820, 1440] as const

const ROOT_SIZE = 16

const FLUID = /^clamp\(([\d.]+)rem, ([\d.]+)rem \+ ([\d.]+)vw, ([\d.]+)rem\)$/

/** Returns true if the font size depends on the width of the window. */
export const isFluid = (name: TextStyle): boolean => FLUID.test(String(styleOf(name).fontSize))

/** Font size and letter spacing are in pixels; the line height is a multiple of the font size. */
export type TextMeasures = {
  family: 'text' | 'reading'
  size: number
  lineHeight: number
  weight: number
  letterSpacing: number
}

export function measureText(name: TextStyle, width: number): TextMeasures {
  const style = styleOf(name)
  const size = sizeAt(String(style.fontSize), width)
  return {
    family: style.fontFamily === READING ? 'reading' : 'text',
    size: round(size),
    lineHeight: Number(style.lineHeight),
    weight: Number(style.fontWeight),
    letterSpacing: round(Number.parseFloat(String(style.letterSpacing ?? 0)) * size),
  }
}

const READING = theme.typography.reading.fontFamily

/** Returns a style. What it does not define, it has from the text around it, which is `body1`. */
const styleOf = (name: TextStyle): CSSObject => ({
  ...theme.typography.body1,
  ...Object.fromEntries(Object.entries(theme.typography[name]).filter(([, value]) => value !== 'inherit')),
})

function sizeAt(fontSize: string, width: number): number {
  const fluid = FLUID.exec(fontSize)
  if (!fluid) return Number.parseFloat(fontSize) * ROOT_SIZE
  const [least = 0, base = 0, growth = 0, most = 0] = fluid.slice(1).map(Number)
  const size = base * ROOT_SIZE + (growth * width) / 100
  return Math.min(Math.max(size, least * ROOT_SIZE), most * ROOT_SIZE)
}

const round = (pixels: number) => Math.round(pixels * 100) / 100
