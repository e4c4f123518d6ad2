/** Compares the answers of a run with those of the mock API, or of an earlier run of the same server. */

import { type CallName, isRead } from '#src/api/operations.ts'
import { serverText } from '#src/api/server-text.ts'
import { isRefusal } from '../contract-kit/answers/assertions.ts'
import { compareAnswers } from '../contract-kit/answers/differences.ts'
import { fieldName, shapeDifferences, shapeOf } from '../contract-kit/answers/shapes.ts'
import { mayRefuse } from '../contract-kit/answers/violations.ts'
import { type Answer, callNameOf, isSuccess, jsonOf, paramsOf, rowsOf, toResponse } from './answers.ts'
import type { ComparedCall, Difference, Pair } from './difference.ts'
import { factsOf } from './facts.ts'
import { headerDifferences } from './headers.ts'
import { rangeDifferences } from './ranges.ts'
import { readsFrom } from './reads.ts'
import { timeDifferences } from './times.ts'

type Options = {
  /** Names the origin of the other answers in texts: "the mock API". */
  name: string
  /** Address of the shop's page, against which browsers resolve relative addresses. */
  page: string
}

/** Returns the differences between answers to the same steps, whose rows may be others. */
export function compareShapes(answers: readonly Answer[], others: readonly Answer[], { name }: Options): Difference[] {
  const pairs = pairsOf(answers, others)
  const hasSameCart = addedTo(answers) === addedTo(others)
  const ofCalls = Array.from(groupByCall(pairs)).flatMap(([call, group]) => {
    const compared = { call, pairs: group, name }
    // The shop ignores the bodies of writes.
    const isCompared = call.startsWith('GET ') && (hasSameCart || call !== 'GET /api/cart')
    const shapes = isCompared ? differentShapes(compared) : []
    return [shapes, headerDifferences(compared), timeDifferences(compared)].flat()
  })
  const listed = new Set(readsFrom(answers).map(({ path }) => path))
  const ofSteps = pairs.flatMap(([answer, other]) =>
    isGone(answer, other, listed) ? goneRow(answer, other, name) : differentOutcome(answer, other, name),
  )
  return [...ofCalls, ...ofSteps, ...differentFacts(answers, others, name)]
}

/** Returns the differences between answers of the same server at two times, whose rows should be the same. */
export function compareRows(answers: readonly Answer[], others: readonly Answer[], options: Options): Difference[] {
  const samePath = pairsOf(answers, others).filter(([answer, other]) => answer.path === other.path && !isCart(answer))
  return [
    ...rangeDifferences(samePath, options.name),
    ...samePath.flatMap(([answer, other]) => differentOrder(answer, other, options.name)),
    ...samePath.flatMap(([answer, other]) => differentRows(answer, other, options)),
  ]
}

/** Returns the product that was added to the cart, as JSON. */
const addedTo = (answers: readonly Answer[]) => answers.find(({ step }) => step === 'add')?.requestBody

/** The rows of a cart depend on the product that was added. */
const isCart = ({ path }: Answer) => path.startsWith('/api/cart')

/** Returns the answers to the same steps. */
function pairsOf(answers: readonly Answer[], others: readonly Answer[]): Pair[] {
  const byStep = new Map(others.map((other) => [other.step, other]))
  return answers.flatMap((answer): Pair[] => {
    const other = byStep.get(answer.step)
    return other ? [[answer, other]] : []
  })
}

function groupByCall(pairs: readonly Pair[]): Map<CallName, Pair[]> {
  const groups = new Map<CallName, Pair[]>()
  for (const pair of pairs) {
    const call = callNameOf(pair[0])
    groups.set(call, [...(groups.get(call) ?? []), pair])
  }
  return groups
}

function differentShapes({ call, pairs, name }: ComparedCall): Difference[] {
  const readable = pairs
    .map(([answer, other]) => ({ step: answer.step, body: jsonOf(answer), otherBody: jsonOf(other) }))
    .filter(({ body, otherBody }) => body !== undefined && otherBody !== undefined)
  const other = shapeOf(readable.map(({ otherBody }) => otherBody))
  const found = shapeDifferences(shapeOf(readable.map(({ body }) => body)), other, name)
  return found.map(({ kind, path, text, isRenamed }) => {
    const shows = ({ body }: { body: unknown }) =>
      shapeDifferences(shapeOf([body]), other, name).some((each) => each.kind === kind && each.path === path)
    const { step = '' } = readable.find(shows) ?? readable[0] ?? {}
    return { call, kind, subject: fieldName(path), text, step, isRule: isRenamed }
  })
}

/** Returns whether a product, a category or a post of an earlier run is not in the lists any more. */
const isGone = (answer: Answer, other: Answer, listed: ReadonlySet<string>): boolean =>
  isRead(answer.id) && mayRefuse(answer.id) && isRefusal(answer.status) && isSuccess(other) && !listed.has(answer.path)

/** Returns nothing if the other answer is of another row. */
function goneRow(answer: Answer, other: Answer, name: string): Difference[] {
  if (answer.path !== other.path) return []
  const text = `${toResponse(answer).request} returned ${answer.status}, and ${other.status} in ${name}.`
  return [{ call: callNameOf(answer), kind: 'rows', subject: 'missing', text, step: answer.step, isRule: false }]
}

/** A stock changes every day. */
const isStock = ({ id, status }: Answer) => (id === 'add' || id === 'update') && status === 409

/** Returns the difference of the status, or of the texts of two refusals. */
function differentOutcome(answer: Answer, other: Answer, name: string): Difference[] {
  if (answer.failure || other.failure || isStock(answer) || isStock(other)) return []
  const { step, status } = answer
  const subject = step.replace(/ \d+$/, '')
  const known = { call: callNameOf(answer), step }
  if (status !== other.status) {
    const request = `${toResponse(answer).request}${isRead(answer.id) ? '' : ` (${step})`}`
    const text = `${request} returned ${status}, and ${other.status} in ${name}.`
    const isRule = isSuccess(answer) !== isSuccess(other)
    return [{ ...known, kind: 'status', subject, text, isRule }]
  }
  const [message, otherMessage] = [serverText(answer.text), serverText(other.text)]
  if (isSuccess(answer) || withoutNumbers(message) === withoutNumbers(otherMessage)) return []
  const text = `The error of ${step} is ${quoteMessage(message)}, and ${quoteMessage(otherMessage)} in ${name}.`
  return [{ ...known, kind: 'texts', subject, text, isRule: false }]
}

const quoteMessage = (message: string) => (message ? `“${message}”` : 'no text')

/** Leaves out numbers and ids, which may change with each request. */
const withoutNumbers = (text: string) => text.replaceAll(/[\da-f-]*\d[\da-f-]*/gi, '#')

function differentFacts(answers: readonly Answer[], others: readonly Answer[], name: string): Difference[] {
  const otherFacts = new Map(factsOf(others).map((fact) => [fact.name, fact.value]))
  return factsOf(answers).flatMap((fact): Difference[] => {
    const other = otherFacts.get(fact.name)
    const answer = answers.find(({ step }) => step === fact.step)
    if (other === undefined || other === fact.value || !answer) return []
    const text = `${fact.name[0]?.toUpperCase()}${fact.name.slice(1)}: ${fact.value}, and ${other} in ${name}.`
    return [
      { call: callNameOf(answer), kind: 'behaviour', subject: fact.name, text, step: fact.step, isRule: fact.isRule },
    ]
  })
}

/** Lists that the contract does not sort. The order of the others is checked by the contract. */
const UNSORTED = new Set(['categories', 'brands'])

function differentOrder(answer: Answer, other: Answer, name: string): Difference[] {
  if (!UNSORTED.has(answer.id)) return []
  const [ids, otherIds] = [idsOf(answer), idsOf(other)]
  const common = ids.filter((id) => otherIds.includes(id))
  const before = otherIds.filter((id) => ids.includes(id))
  if (common.join('\n') === before.join('\n')) return []
  const text = `The order of ${answer.step} begins with ${quoted(common)}, and with ${quoted(before)} in ${name}.`
  return [{ call: callNameOf(answer), kind: 'order', subject: answer.step, text, step: answer.step, isRule: false }]
}

const idsOf = (answer: Answer) => rowsOf(answer).map(({ id }) => String(id))
const quoted = (ids: string[]) =>
  ids
    .slice(0, 2)
    .map((id) => `"${id}"`)
    .join(' and ')

/** Returns the differences of values and ids. Those of the status are of `compareShapes`. */
function differentRows(answer: Answer, other: Answer, options: Options): Difference[] {
  if (!isRead(answer.id) || !isSuccess(answer) || !isSuccess(other)) return []
  const call = { id: answer.id, params: paramsOf(answer) }
  return compareAnswers(call, toResponse(answer), toResponse(other), options)
    .filter(({ kind }) => kind !== 'unreadable')
    .map(({ kind, field, text }) => ({
      call: callNameOf(answer),
      kind: 'rows',
      subject: field || kind,
      text: `${toResponse(answer).request}: ${text}`,
      step: answer.step,
      isRule: false,
    }))
}
