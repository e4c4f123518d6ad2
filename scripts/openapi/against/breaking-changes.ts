/**
 * Lists the breaking changes between two versions of the API. Backends break if they keep to the old version and the shop to the new
 * one. Clients break if they keep to the old version and the backend to the new one. There are ten rules:
 *
 *  1. an operation is removed, or new
 *  2. its method or path changes
 *  3. a parameter or a body is removed, or new
 *  4. a parameter or a body becomes required, or optional
 *  5. a field of a request is removed or new, or becomes required or optional
 *  6. a field of a response is removed, or becomes required or optional; a new optional one breaks nothing
 *  7. a type changes; null is a type
 *  8. a listed value or variant is removed, or added
 *  9. a limit, a pattern or a format changes, or the default of a request
 * 10. a status, a content type or a header of a response is removed, or added
 */
import { type Call, type CallChange, createCallComparison, type Side } from './call-changes.ts'
import { type OpenApi, resolve } from './document-types.ts'
import type { Effect } from './schema-changes.ts'

type Party = 'backends' | 'clients'

const BOTH: Party[] = ['backends', 'clients']

/** Whom a change breaks. Clients send requests and read responses, and backends the reverse. */
const BREAKS: Record<Side, Record<Effect, Party[]>> = {
  request: {
    narrower: ['clients'],
    wider: ['backends'],
    different: BOTH,
    removed: ['clients'],
    new: ['backends'],
    newRequired: BOTH,
    default: BOTH,
  },
  response: {
    narrower: ['backends'],
    wider: ['clients'],
    different: BOTH,
    removed: ['clients'],
    new: [],
    newRequired: ['backends'],
    default: [],
  },
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options']

/** Returns a line for each change that breaks something: where, what, and whom it breaks. */
export function breakingChanges(before: OpenApi, after: OpenApi): string[] {
  const [old, current] = [callsOf(before), callsOf(after)]
  const compareCalls = createCallComparison(before, after)
  const successors = new Map(old.map((from) => [from, successorOf(from, old, current)]))
  const kept = new Set(successors.values())
  const whole = (effect: Effect, what: string): CallChange => ({ side: 'request', part: '', what, effect })
  const changes = [
    ...[...successors].flatMap(([from, to]) => {
      if (!to) return [{ call: from.name, change: whole('removed', 'removed') }]
      const moved = isSame(from, to) ? [] : [whole('different', `was ${from.name}`)]
      return [...moved, ...compareCalls(from, to)].map((change) => ({ call: to.name, change }))
    }),
    ...current.filter((to) => !kept.has(to)).map((to) => ({ call: to.name, change: whole('new', 'new') })),
  ]
  return linesOf(changes)
}

function callsOf(document: OpenApi): Call[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method]
      if (!operation) return []
      const { operationId, parameters = [], requestBody, responses = {} } = operation
      return {
        name: `${method.toUpperCase()} ${path}`,
        operationId,
        parameters: [...(item.parameters ?? []), ...parameters].map((each) => resolve(document, each)),
        body: requestBody && resolve(document, requestBody),
        responses,
      }
    }),
  )
}

/** The name of a parameter in a path does not matter to HTTP. */
const withoutNames = ({ name }: Call) => name.replaceAll(/\{[^}]*\}/g, '{}')
const isSame = (from: Call, to: Call) => withoutNames(from) === withoutNames(to)

/** Returns the call with the same method and path, or else the new one with the same `operationId`. */
function successorOf(from: Call, old: Call[], current: Call[]): Call | undefined {
  const isMoved = (to: Call) =>
    to.operationId !== undefined && to.operationId === from.operationId && !old.some((other) => isSame(other, to))
  return current.find((to) => isSame(from, to)) ?? current.find(isMoved)
}

/** Number of calls that a line names. */
const MAX_CALLS = 3

/** Names a change of a part once, because calls share parameters and schemas. */
function linesOf(changes: { call: string; change: CallChange }[]): string[] {
  const calls = new Map<string, { change: CallChange; names: Set<string> }>()
  for (const { call, change } of changes) {
    const key = JSON.stringify([change, change.part === '' && call])
    const found = calls.get(key) ?? { change, names: new Set() }
    calls.set(key, { change, names: found.names.add(call) })
  }
  return [...calls.values()].flatMap(({ change: { side, part, what, effect }, names }) => {
    const parties = BREAKS[side][effect]
    if (parties.length === 0) return []
    const more = names.size > MAX_CALLS ? ` and ${names.size - MAX_CALLS} more` : ''
    const where = `${part && `${part} of `}${[...names].slice(0, MAX_CALLS).join(', ')}${more}`
    return [`${where}: ${what}. Breaks ${parties.join(' and ')}.`]
  })
}
