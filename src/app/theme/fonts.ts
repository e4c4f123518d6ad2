/**
 * Self-hosted faces, Latin subset. The text face is preloaded by every page; its
 * fallback is Arial stretched to the same measures, so that nothing shifts when
 * the face arrives. The measures are the font's own, from its hhea table.
 */

import textFace from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?subset'
import readingFace from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2?subset'

export { textFace }

export const fontFamilies = {
  text: "'Instrument Sans Variable', 'Instrument Sans Fallback', sans-serif",
  reading: "'JetBrains Mono Variable', monospace",
}

const face = (family: string, url: string) =>
  `@font-face{font-family:'${family}';font-weight:400 700;font-display:swap;src:url(${url}) format('woff2-variations')}`

/**
 * A sheet of its own, which React leaves where it is: Emotion moves its sheets when
 * it takes over a prerendered page, and faces that move lay out every text again.
 */
export const fontFaces = [
  face('Instrument Sans Variable', textFace),
  face('JetBrains Mono Variable', readingFace),
  `@font-face{font-family:'Instrument Sans Fallback';src:local('Arial'),local('Liberation Sans'),local('Helvetica');ascent-override:93%;descent-override:24%;line-gap-override:0%;size-adjust:103.5%}`,
].join('')
