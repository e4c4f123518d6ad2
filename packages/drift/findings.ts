/** Findings of a run: what differs, since when, and what is gone. */

import { CART_ID_HEADER, isRead, OPERATIONS } from '#src/api/operations.ts'
import { curlOf } from '../contract-kit/curl.ts'
import { type Answer, isSuccess } from './answers.ts'
import { type Difference, KINDS, type Kind } from './difference.ts'
import { OF_ERRORS } from './headers.ts'

/** A difference as drift.json stores it. */
export type Finding = {
  /** The same every night: call, kind and subject. */
  id: string
  call: string
  kind: Kind
  text: string
  /** The first run that has found it, in ISO 8601. */
  since: string
  /** Requests that show it, one per line. */
  curl: string
}

export type FoundDrift = {
  fresh: Finding[]
  known: Finding[]
  /** Findings of the former run that this one has not found. */
  gone: Finding[]
  /** Findings of the former run whose calls this one has not sent. */
  notCompared: Finding[]
}

export const idOf = ({ call, kind, subject }: Difference): string => [call, kind, subject].filter(Boolean).join(' · ')

/** Returns one difference per id, in the order of kinds. */
export function uniqueDifferences(differences: readonly Difference[]): Difference[] {
  const byId = new Map(differences.toReversed().map((difference) => [idOf(difference), difference]))
  const kinds = Object.keys(KINDS)
  return Array.from(byId.values())
    .toReversed()
    .toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))
}

/** Kinds that a violation may name too. */
const NAMED = new Set<Kind>(['fields', 'types', 'nulls', 'headers'])

/**
 * Leaves out what another difference says more precisely: the status and the fields of a violation, also of one in the
 * reference, headers of errors that all answers lack, and values of a field whose type or range is another.
 */
export function withoutRepetitions(
  differences: readonly Difference[],
  ofReference: readonly Difference[],
): Difference[] {
  return differences.filter((difference) => {
    const { call, kind, subject, step } = difference
    const sameCall = differences.filter((other) => other.call === call)
    const violations = [...sameCall, ...ofReference].filter((other) => other.call === call && other.kind === 'contract')
    if (kind === 'status') return !violations.some((violation) => violation.step === step)
    if (subject.endsWith(OF_ERRORS) && sameCall.some((other) => other.subject + OF_ERRORS === subject)) return false
    if (kind === 'rows') return !sameCall.some((other) => other.kind !== 'rows' && other.subject === subject)
    return !NAMED.has(kind) || !violations.some((violation) => names(violation, difference))
  })
}

/** Returns whether a violation is about the field or the header: "title is missing", "price: expected string". */
function names(violation: Difference, { kind, subject }: Difference): boolean {
  const name = subject.replace(OF_ERRORS, '').replace(/.*\./, '')
  const endings = kind === 'headers' ? [''] : [':', ' is missing', ' is null', ' of ']
  return endings.some((ending) => violation.subject.includes(name + ending))
}

type Run = {
  differences: readonly Difference[]
  answers: readonly Answer[]
  /** Findings of the former run. */
  former: readonly Finding[]
  /** Kinds that this run does not compare. */
  leftOut: readonly Kind[]
  baseUrl: string
  origin: string
  time: string
}

/** Returns the findings of a run, compared with those of the former one. */
export function findDrift({ differences, answers, former, leftOut, baseUrl, origin, time }: Run): FoundDrift {
  const sinceOf = new Map(former.map(({ id, since }) => [id, since]))
  const findings = differences.map((difference): Finding => {
    const { call, kind, text, step } = difference
    const id = idOf(difference)
    return { id, call, kind, text, since: sinceOf.get(id) ?? time, curl: curlTo(step, answers, { baseUrl, origin }) }
  })
  const found = new Set(findings.map(({ id }) => id))
  const asked = new Set(answers.map(({ id }) => `${OPERATIONS[id].method} ${OPERATIONS[id].path}`))
  const others = former.filter(({ id }) => !found.has(id))
  const isCompared = ({ call, kind }: Finding) => asked.has(call) && !leftOut.includes(kind)
  return {
    fresh: findings.filter(({ id }) => !sinceOf.has(id)),
    known: findings.filter(({ id }) => sinceOf.has(id)),
    gone: others.filter(isCompared),
    notCompared: others.filter((finding) => !isCompared(finding)),
  }
}

/** Returns the request of a step. Before a request of a cart come the writes to it. */
function curlTo(
  step: string,
  answers: readonly Answer[],
  { baseUrl, origin }: { baseUrl: string; origin: string },
): string {
  const index = answers.findIndex((answer) => answer.step === step)
  const answer = answers[index]
  if (!answer) return ''
  const isEarlierWrite = (other: Answer) => other.cartId === answer.cartId && !isRead(other.id) && isSuccess(other)
  const earlier = answer.cartId === undefined ? [] : answers.slice(0, index).filter(isEarlierWrite)
  return [...earlier, answer].map((each) => curlOfAnswer(each, baseUrl, origin)).join('\n')
}

function curlOfAnswer({ id, path, requestBody, cartId }: Answer, baseUrl: string, origin: string): string {
  const headers = {
    ...(cartId !== undefined && { [CART_ID_HEADER]: cartId }),
    ...(requestBody !== undefined && { 'content-type': 'application/json' }),
    origin,
  }
  return curlOf({ method: OPERATIONS[id].method, url: baseUrl + path, headers, body: requestBody })
}
