/**
 * Self-hosted variable fonts, Latin subset. Every page preloads the text font. Its fallback is Arial
 * with the text font's metrics, so that the layout does not shift when it loads.
 */

import textFace from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?subset'
import readingFace from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2?subset'

export { textFace }

export const fontFamilies = {
  text: "'Instrument Sans Variable', 'Instrument Sans Fallback', sans-serif",
  reading: "'Minus', 'JetBrains Mono Variable', monospace",
}

const fontFace = (family: string, url: string, range = 'U+0-10FFFF') =>
  `@font-face{font-family:'${family}';font-weight:400 700;font-display:swap;src:url(${url}) format('woff2-variations');unicode-range:${range}}`

/** Metrics of the text font, from its hhea table, in hundredths of the font size. */
const ASCENT = 97
const DESCENT = 25

/**
 * Returns a face of the fallback with the metrics of the text font. `scale` makes its words as wide: the median of the
 * product titles, measured in Chromium with Liberation Sans, which is as wide as Arial.
 */
const fallback = (weights: string, suffix: string, scale: number) => {
  const sources = ['Arial', 'Liberation Sans', 'Helvetica'].map((name) => `local('${name}${suffix}')`)
  return `@font-face{font-family:'Instrument Sans Fallback';font-weight:${weights};src:${sources.join()};ascent-override:${ASCENT / scale}%;descent-override:${DESCENT / scale}%;line-gap-override:0%;size-adjust:${100 * scale}%}`
}

/**
 * `@font-face` rules for a `<style>` that React owns. Emotion moves its own style elements during
 * hydration, and moving font faces would lay out all text again.
 */
export const fontFaces = [
  fontFace('Instrument Sans Variable', textFace),
  fontFace('JetBrains Mono Variable', readingFace),
  // The minus sign of JetBrains Mono looks like its hyphen.
  fontFace('Minus', textFace, 'U+2212'),
  fallback('400 500', '', 1.004),
  fallback('600 700', ' Bold', 1),
].join('')
