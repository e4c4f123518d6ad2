/**
 * Cut edits, for links. A list of 24 products is too long for a link, so an edit of one call holds only the part between the
 * first and the last difference from the answer without it.
 */
import type { Edit } from '#src/demo/demo-state.ts'
import { parseJson } from './json.ts'

/** Returns the edit with the part that differs from the unedited answer's body, or as it is if one of them is not JSON. */
export function cutEdit(edit: Edit, original: string): Edit {
  const [text, from] = [compact(edit.body), compact(original)]
  if (edit.cut || text === null || from === null) return edit
  const shorter = Math.min(text.length, from.length)
  let start = 0
  while (start < shorter && text[start] === from[start]) start += 1
  let end = 0
  while (end < shorter - start && text.at(-1 - end) === from.at(-1 - end)) end += 1
  return { ...edit, body: text.slice(start, text.length - end), cut: { start, end, length: from.length } }
}

/**
 * Returns a cut edit with its whole body, and another edit as it is. Returns null if the unedited answer is not the one that
 * it was cut from.
 */
export function wholeEdit(edit: Edit, original: string): Edit | null {
  if (!edit.cut) return edit
  const { cut, ...whole } = edit
  const from = compact(original)
  if (from?.length !== cut.length) return null
  return { ...whole, body: from.slice(0, cut.start) + edit.body + from.slice(from.length - cut.end) }
}

/** Returns JSON without spaces, or null if the text is not JSON. */
function compact(text: string): string | null {
  const json = parseJson(text)
  return json === undefined ? null : JSON.stringify(json)
}
