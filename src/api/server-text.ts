/**
 * Returns the message in an error response's body: the text itself, or `message` or `error` of a JSON
 * object. Returns an empty string for HTML and for JSON without a message.
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
  const { message, error } = fieldsOf(value)
  const candidates = [value, message, error, fieldsOf(error).message]
  return candidates.find((each): each is string => typeof each === 'string' && each.trim() !== '') ?? ''
}

const fieldsOf = (value: unknown): Record<string, unknown> => (typeof value === 'object' ? { ...value } : {})
