/** Why a cell cannot be read: "n/a" {what}. Expected {expected}. */
export type Problem = { what: string; expected: string }

export const isProblem = (reading: unknown): reading is Problem =>
  typeof reading === 'object' && reading !== null && 'what' in reading

/** An input or an output folder that cannot be used at all. The message says what to do. */
export class Refusal extends Error {
  override name = 'Refusal'
}
