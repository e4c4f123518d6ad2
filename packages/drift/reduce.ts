/** Answers as drift.json stores them: reduced to what a later comparison needs, with a bounded size. */
import { createHash } from 'node:crypto'
import type { Answer } from './answers.ts'

const MAX_TEXT = 200
const MAX_ITEMS = 60
const MAX_FIELDS = 60
const MAX_DEPTH = 6
/** Characters of a body that is not JSON. */
const MAX_BODY = 500

/** Returns the answers with shorter texts and lists. Two texts that differ still do, because a hash replaces what is cut. */
export const reduceAnswers = (answers: readonly Answer[]): Answer[] =>
  answers.map((answer) => ({
    ...answer,
    text: reduceBody(answer.text),
    ...(answer.ms !== undefined && { ms: Math.round(answer.ms) }),
  }))

function reduceBody(text: string): string {
  try {
    return JSON.stringify(reduce(JSON.parse(text), 0))
  } catch {
    return text.slice(0, MAX_BODY)
  }
}

function reduce(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return reduceText(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth === MAX_DEPTH) return Array.isArray(value) ? [] : {}
  if (Array.isArray(value)) return value.slice(0, MAX_ITEMS).map((item) => reduce(item, depth + 1))
  const fields = Object.entries(value).slice(0, MAX_FIELDS)
  return Object.fromEntries(fields.map(([name, field]) => [name, reduce(field, depth + 1)]))
}

function reduceText(text: string): string {
  if (text.length <= MAX_TEXT) return text
  return `${text.slice(0, MAX_TEXT)}…${createHash('sha256').update(text).digest('hex').slice(0, 8)}`
}
