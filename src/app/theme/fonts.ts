/**
 * Self-hosted variable fonts, Latin subset. Every page preloads the text font. Its fallback is Arial
 * with the text font's metrics (from its hhea table), so that the layout does not shift when it loads.
 */

import textFace from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?subset'
import readingFace from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2?subset'

export { textFace }

export const fontFamilies = {
  text: "'Instrument Sans Variable', 'Instrument Sans Fallback', sans-serif",
  reading: "'Minus', 'JetBrains Mono Variable', monospace",
}

const face = (family: string, url: string, range = 'U+0-10FFFF') =>
  `@font-face{font-family:'${family}';font-weight:400 700;font-display:swap;src:url(${url}) format('woff2-variations');unicode-range:${range}}`

/**
 * `@font-face` rules for a `<style>` that React owns. Emotion moves its own style elements during
 * hydration, and moving font faces would lay out all text again.
 */
export const fontFaces = [
  face('Instrument Sans Variable', textFace),
  face('JetBrains Mono Variable', readingFace),
  // The minus sign of JetBrains Mono looks like its hyphen.
  face('Minus', textFace, 'U+2212'),
  `@font-face{font-family:'Instrument Sans Fallback';src:local('Arial'),local('Liberation Sans'),local('Helvetica');ascent-override:93%;descent-override:24%;line-gap-override:0%;size-adjust:103.5%}`,
].join('')
