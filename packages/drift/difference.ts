/** Differences between the answers of a server and other answers. */
import type { CallName } from '#src/api/operations.ts'
import type { Answer } from './answers.ts'

/** Kinds of differences, each with its heading in the report. */
export const KINDS = {
  contract: 'Contract',
  fields: 'Fields',
  types: 'Types',
  nulls: 'Nulls',
  ranges: 'Ranges',
  texts: 'Texts of errors',
  order: 'Order',
  headers: 'Headers',
  status: 'Status',
  time: 'Time',
  behaviour: 'Behaviour',
  rows: 'Rows',
}
export type Kind = keyof typeof KINDS

export type Difference = {
  call: CallName
  kind: Kind
  /** Name of the field, header or step that differs. The same every night. */
  subject: string
  text: string
  /** Step of an answer that shows the difference. */
  step: string
  /** True if the contract demands what the mock API does. */
  isRule: boolean
}

/** The answers to one call, each with that of the other side. */
export type ComparedCall = { call: CallName; pairs: readonly Pair[]; name: string }
export type Pair = readonly [answer: Answer, other: Answer]
