/** Forms of English words, for the search. */
import { stemmer } from 'stemmer'

const ENDINGS: [British: RegExp, American: string][] = [
  [/(\w)our(s|ed|ful|ing|less)?$/, '$1or$2'],
  [/(\w[^aeiour])re(s|d)?$/, '$1er$2'],
  [/is(ed?|es|ing|ation)$/, 'iz$1'],
  [/ys(ed?|es|ing|er)$/, 'yz$1'],
  [/ogue(s)?$/, 'og$1'],
]

const IRREGULAR: Record<string, string> = { aluminium: 'aluminum', grey: 'gray', mice: 'mouse', tyre: 'tire' }

/** Words that shoppers use for one another. Two words are joined. */
const SYNONYMS = [
  ['amp', 'amplifier'],
  ['cellphone', 'mobilephone', 'phone', 'smartphone'],
  ['gamecontroller', 'gamepad'],
  ['earbuds', 'earphones'],
  ['laptop', 'notebook'],
  ['mic', 'microphone'],
  ['recordplayer', 'turntable'],
]

const known = new Map<string, string>()

/**
 * Returns what all forms of a word have in common: singular and plural, with "-ing", in American and British spelling.
 * Spelling is changed by rules on both sides of a comparison, so a wrong change does no harm.
 */
export function formOf(word: string): string {
  let form = known.get(word)
  if (form === undefined) {
    form = stemmer(IRREGULAR[word] ?? ENDINGS.reduce((spelled, [british, to]) => spelled.replace(british, to), word))
    known.set(word, form)
  }
  return form
}

/** Returns the letters that every word of a form begins with. Spellings and endings differ in the form's last two letters. */
export const beginningOf = (form: string): string =>
  form.slice(0, IRREGULAR_FORMS.has(form) ? 1 : Math.max(2, form.length - 2))

const IRREGULAR_FORMS = new Set(Object.keys(IRREGULAR).map(formOf))

/** Returns the forms of a word and of its synonyms. */
export function formsOf(word: string): string[] {
  const form = formOf(word)
  const synonyms = SYNONYMS.find((words) => words.map(formOf).includes(form)) ?? []
  return [form, ...synonyms.map(formOf)]
}
