/**
 * The search of the mock API (product/listing.md). Loaded with the first search.
 *
 * Texts are scanned, because an index of 10,000 descriptions takes longer than many searches.
 */
import { distance } from 'fastest-levenshtein'
import type { Product } from '#src/api/contract.ts'
import { parseDescription } from '#src/lib/description.ts'
import { beginningOf, formOf, formsOf } from './word-forms.ts'

/** The fact of a description that says what a product is. */
const KIND = 'Type'

const WORD = /[\p{L}\p{N}]+/gu

/** Words without a meaning for a search, unless it has no others. */
const STOP_WORDS = new Set(
  'a an and are best buy by cheap do does for from have i in is it me my need of on or sell the to want what with you'.split(
    ' ',
  ),
)

/** The words of a search, each as the forms of the words that may stand for it. */
type Query = string[][]

/** Returns a function that returns the products that a search finds, in their order. */
export function createSearch(products: readonly Product[]): (search: string) => readonly Product[] {
  const rows = products.map((product) => {
    const kind = kindOf(product)
    const name = withPairs(normalize([product.title, product.brand, kind].join(' ')))
    return {
      product,
      /** The last word of the kind: "headphones" of "closed-back headphones", "amplifier" of "headphone amplifier". */
      noun: formOf(kind.match(WORD)?.at(-1) ?? ''),
      name,
      /** The name and the description, in the form that the search compares. */
      text: `${name} ${normalize(product.description ?? '')}`,
    }
  })
  type Row = (typeof rows)[number]
  /** The words that typing errors are compared with. Without numbers, because a wrong digit names another model. */
  const vocabulary = new Set(rows.flatMap(({ name }) => name.match(WORD) ?? []).filter((word) => !/\d/.test(word)))
  /** Returns the products of the first ring that has some. Descriptions, which take longest, are searched for the first query only. */
  const find = (queries: Query[]): readonly Product[] => {
    const rings = [
      ...queries.map(
        (query) =>
          ({ noun, name }: Row) =>
            query.some((forms) => forms.includes(noun)) && hasWords(name, query),
      ),
      ...queries.map(
        (query) =>
          ({ name }: Row) =>
            hasWords(name, query),
      ),
      ...queries.slice(0, 1).map(
        (query) =>
          ({ text }: Row) =>
            hasWords(text, query),
      ),
    ]
    for (const isIn of rings) {
      const found = rows.filter(isIn)
      if (found.length > 0) return found.map(({ product }) => product)
    }
    return []
  }

  return (search) => {
    const code = products.filter(({ asin }) => asin?.toLowerCase() === search.trim().toLowerCase())
    if (code.length > 0) return code
    const words = wordsOf(search)
    // Only signs, such as "%".
    if (words.length === 0) return products.filter(({ title }) => title.includes(search.trim()))
    const variants = variantsOf(words)
    const asTyped = variants.map((variant) => variant.map(formsOf))
    const found = find(asTyped)
    if (found.length > 0) return found
    const similar = new Map(Array.from(new Set(variants.flat()), (word) => [word, formsOfSimilar(word, vocabulary)]))
    const meant = variants.map((variant) => variant.map((word) => similar.get(word) ?? []))
    return find(meant.filter((query, index) => query.flat().length > (asTyped[index]?.flat().length ?? 0)))
  }
}

const kindOf = ({ description }: Product): string =>
  parseDescription(description)
    .facts.find(({ label }) => label === KIND)
    ?.value.toLowerCase() ?? ''

/** Adds each two words as one, such as "powerbank". */
function withPairs(name: string): string {
  const words = name.match(WORD) ?? []
  return [name, ...words.slice(1).map((word, index) => (words[index] ?? '') + word)].join(' ')
}

/** Returns a text in lower case and without accents. */
const plain = (text: string) =>
  (/^[ -~\n]*$/.test(text) ? text : text.normalize('NFD').replaceAll(/\p{M}/gu, '')).toLowerCase()

/** Words with hyphens, and numbers with units. */
const COMPOUND = /[a-z0-9]+(?:-[a-z0-9]+)+|\d+ [a-z]{1,3}(?![\p{L}\p{N}])/gu

/** Returns a text for the search. Compounds follow as one word: "wifi", "120hz". */
function normalize(text: string): string {
  const start = plain(text)
  const compounds = start.match(COMPOUND)?.map((words) => words.replaceAll(/[ -]/g, '')) ?? []
  return [start, ...compounds].join(' ')
}

function wordsOf(search: string): string[] {
  const words = plain(search).match(WORD) ?? []
  const meaningful = words.filter((word) => !STOP_WORDS.has(word))
  return meaningful.length > 0 ? meaningful : words
}

/** Returns the words of a search as they are, and with two neighbours as one ("ear buds"). */
function variantsOf(words: readonly string[]): (readonly string[])[] {
  const joined = words
    .slice(1)
    .map((word, index) => words.with(index, (words[index] ?? '') + word).toSpliced(index + 1, 1))
  return [words, ...joined]
}

/**
 * Returns the forms of a word and of the words that a visitor may have meant: with one other letter from five letters
 * on, two from nine on, or two letters swapped. A word that is begun counts too.
 */
function formsOfSimilar(word: string, vocabulary: ReadonlySet<string>): string[] {
  const limit = word.length < 5 ? 0 : word.length < 9 ? 1 : 2
  const similar = [...vocabulary].filter(
    (known) =>
      (word.length > 2 && known.startsWith(word)) ||
      (Math.abs(known.length - word.length) <= limit && distance(known, word) <= limit),
  )
  const swapped = Array.from(
    word,
    (letter, at) => word.slice(0, at) + word.charAt(at + 1) + letter + word.slice(at + 2),
  )
  const meant = [...similar, ...swapped.filter((known) => limit > 0 && vocabulary.has(known))]
  return [...new Set([...formsOf(word), ...meant.map(formOf)])]
}

/** Returns whether a text has each word of a query, in some form. */
const hasWords = (text: string, query: Query) => query.every((forms) => forms.some((form) => hasWord(text, form)))

/** Returns whether a text has a word of this form: singular or plural, with "-ing", in American or British spelling. */
function hasWord(text: string, form: string): boolean {
  const beginning = beginningOf(form)
  for (let start = text.indexOf(beginning); start !== -1; start = text.indexOf(beginning, start + 1)) {
    if (start > 0 && isWordCharacter(text.charAt(start - 1))) continue
    let end = start + 1
    while (end < text.length && isWordCharacter(text.charAt(end))) end += 1
    if (formOf(text.slice(start, end)) === form) return true
  }
  return false
}

const isWordCharacter = (character: string) =>
  (character >= 'a' && character <= 'z') ||
  (character >= '0' && character <= '9') ||
  (character > '~' && /[\p{L}\p{N}]/u.test(character))
