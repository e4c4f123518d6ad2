/** Parses figures with units out of sentences: tests compare texts by them, and a product's page shows three of them. */

export type Figure = { value: number; unit: string }

/** Maps each unit name to its comparison unit, conversion factor and short name. */
const UNITS: Record<string, [unit: string, times: number, short?: string]> = {
  kg: ['g', 1000],
  g: ['g', 1],
  m: ['mm', 1000],
  metre: ['mm', 1000, 'm'],
  cm: ['mm', 10],
  centimetre: ['mm', 10, 'cm'],
  mm: ['mm', 1],
  inch: ['inches', 1, 'in'],
  in: ['inches', 1],
  ft: ['inches', 12],
  foot: ['inches', 12, 'ft'],
  feet: ['inches', 12, 'ft'],
  lb: ['oz', 16],
  pound: ['oz', 16, 'lb'],
  oz: ['oz', 1],
  ounce: ['oz', 1, 'oz'],
  h: ['minutes', 60],
  hour: ['minutes', 60, 'hr'],
  minute: ['minutes', 1, 'min'],
  ms: ['ms', 1],
  kHz: ['Hz', 1000],
  Hz: ['Hz', 1],
  dB: ['dB', 1],
  decibel: ['dB', 1, 'dB'],
  MP: ['megapixels', 1],
  megapixel: ['megapixels', 1, 'MP'],
  TB: ['GB', 1000],
  GB: ['GB', 1],
  gigabyte: ['GB', 1, 'GB'],
  ohm: ['ohms', 1],
  N: ['N', 1],
  dE: ['dE', 1],
  stop: ['stops', 1],
  shot: ['shots', 1],
  key: ['keys', 1],
  W: ['W', 1],
  Wh: ['Wh', 1],
  mAh: ['mAh', 1],
  K: ['K', 1],
}

const SMALL = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(
  ' ',
)
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** Number words: "three", "sixty", "twenty-two". */
const WORDS = new Map([
  ...SMALL.map((word, index) => [word, index + 1] as const),
  ...TENS.flatMap((ten, tens) =>
    ['', ...SMALL.slice(0, 9)].map((word, ones) => [word ? `${ten}-${word}` : ten, tens * 10 + 20 + ones] as const),
  ),
])

/**
 * Longer words come first, so that "sixteen" is not read as "six". Number words may start with a capital; units are
 * case-sensitive.
 */
const NUMBER = String.raw`\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?|${[...WORDS.keys()]
  .toReversed()
  .map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`)
  .join('|')}`
/** "in" means inch only at the end of a text; elsewhere it is a preposition. */
const UNIT = Object.keys(UNITS)
  .map((name) => (name === 'in' ? 'in$' : name.length > 2 ? `${name}(?:e?s)?` : name))
  .join('|')

/**
 * Durations such as "11 h 20", prices, and numbers with a unit. One word may be between number and unit, as in "sixty
 * clean decibels".
 */
const FIGURE = new RegExp(
  [
    String.raw`\b(?<hours>\d+) h (?<minutes>\d\d)\b`,
    String.raw`\$(?<price>\d[\d,]*(?:\.\d\d)?)`,
    String.raw`(?<![\w.,−/])(?<number>${NUMBER})(?: (?!square)[a-z]+)??[ -](?<name>${UNIT})(?!\w)`,
  ].join('|'),
  'g',
)

const valueOf = (written = '') => WORDS.get(written.toLowerCase()) ?? Number(written.replaceAll(',', ''))

const unitOf = (name: string) => UNITS[name] ?? UNITS[name.replace(/s$/, '')] ?? UNITS[name.replace(/es$/, '')]

/** Returns the figures of a text. Numbers without a known unit are ignored. */
export const figuresOf = (text: string): Figure[] =>
  [...text.matchAll(FIGURE)].map(({ groups: { hours, minutes, price, number, name = '' } = {} }) => {
    if (hours) return { value: Number(hours) * 60 + Number(minutes), unit: 'minutes' }
    if (price) return { value: valueOf(price), unit: '$' }
    const [unit, times] = unitOf(name) ?? [name, 1]
    // Rounded, because 0.1 × 3 is not 0.3 in floating point.
    return { value: Math.round(valueOf(number) * times * 1000) / 1000, unit }
  })

/**
 * Returns the first figure of a text as it is written, but with digits and a short unit: "60 dB" for "sixty clean
 * decibels". Prices are ignored.
 */
export function readingOf(text: string): string | undefined {
  for (const { 0: written, groups: { price, number, name = '' } = {} } of text.matchAll(FIGURE)) {
    if (price) continue
    if (!number) return written
    return `${WORDS.get(number.toLowerCase()) ?? number} ${unitOf(name)?.[2] ?? name}`
  }
  return undefined
}
