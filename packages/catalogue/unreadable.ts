/** Why a cell cannot be read: "n/a" {what}. Expected {expected}. */
export type Unreadable = {
  what: string
  expected: string
  /** Many rows have the same fault, so that one line with their number is enough. */
  isRepeated?: true
}

export const isUnreadable = (reading: unknown): reading is Unreadable =>
  typeof reading === 'object' && reading !== null && 'what' in reading

/** An input or an output folder that cannot be used at all. The message says what to do. */
export class InputError extends Error {
  override name = 'InputError'
}
