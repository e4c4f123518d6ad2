/**
 * Returns the message in an error response's body: the text itself, or the first of these fields of a JSON object:
 * `message`, `error`, `detail`, `errors[0].message` and `title` (product/api-answers.md). Returns an empty string for
 * HTML and for JSON without a message.
 */
export function serverText(body: string): string {
  const message = messageIn(parseJson(body)).trim()
  return /^[<{]/.test(message) ? '' : message
}

/** Returns the parsed JSON, or the text if it is not JSON. */
function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}

function messageIn(value: unknown): string {
  const { message, error, detail, errors, title } = fieldsOf(value)
  const candidates = [
    value,
    message,
    error,
    fieldsOf(error).message,
    detail,
    // FastAPI lists what is invalid.
    firstOf(detail).msg,
    firstOf(errors).message,
    title,
  ]
  return candidates.find((each): each is string => typeof each === 'string' && each.trim() !== '') ?? ''
}

const fieldsOf = (value: unknown): Record<string, unknown> => (typeof value === 'object' ? { ...value } : {})

const firstOf = (list: unknown) => fieldsOf(Array.isArray(list) ? list[0] : undefined)
