/**
 * Self-hosted faces, Latin subset. The text face is preloaded by every page; its
 * fallback is Arial stretched to the same measures, so that nothing shifts when
 * the face arrives. The measures are the font's own, from its hhea table.
 */

import textFace from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?subset'
import readingFace from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2?subset'

export { textFace }

export const TEXT_FAMILY = "'Instrument Sans Variable', 'Instrument Sans Fallback', sans-serif"
export const READING_FAMILY = "'JetBrains Mono Variable', ui-monospace, monospace"

export const fontFaces = [
  {
    '@font-face': {
      fontFamily: 'Instrument Sans Variable',
      fontWeight: '400 700',
      fontDisplay: 'swap',
      src: `url(${textFace}) format('woff2-variations')`,
    },
  },
  {
    '@font-face': {
      fontFamily: 'JetBrains Mono Variable',
      fontWeight: '400 700',
      fontDisplay: 'swap',
      src: `url(${readingFace}) format('woff2-variations')`,
    },
  },
  {
    '@font-face': {
      fontFamily: 'Instrument Sans Fallback',
      src: "local('Arial'), local('Liberation Sans'), local('Helvetica')",
      ascentOverride: '93%',
      descentOverride: '24%',
      lineGapOverride: '0%',
      sizeAdjust: '103.5%',
    },
  },
]
