/**
 * What the body of an error answer says to a visitor: its text, or the `message`
 * or `error` of JSON; empty for a page, and for JSON without words.
 */
export function serverText(body: string): string {
  const said = wordsIn(parsed(body)).trim()
  return /^[<{]/.test(said) ? '' : said
}

/** Text that is not JSON is its own value. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}

function wordsIn(value: unknown): string {
  const { message, error } = fieldsOf(value)
  const candidates = [value, message, error, fieldsOf(error).message]
  return candidates.find((each): each is string => typeof each === 'string' && each.trim() !== '') ?? ''
}

const fieldsOf = (value: unknown): Record<string, unknown> => (typeof value === 'object' ? { ...value } : {})
