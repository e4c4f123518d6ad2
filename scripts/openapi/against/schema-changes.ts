/** Differences of two JSON Schemas, by what they do to those who send such values and to those who read them. */
import { type OpenApi, resolve, type Schema } from './document-types.ts'

/**
 * - `narrower`: fewer values are valid
 * - `wider`: more values are valid
 * - `different`: some values are no longer valid, and others are
 * - `removed`: a field is gone
 * - `new`: there is another field, which may be absent
 * - `newRequired`: there is another field, which must be present
 * - `default`: an absent value means another one
 */
export type Effect = 'narrower' | 'wider' | 'different' | 'removed' | 'new' | 'newRequired' | 'default'

export type Change = { what: string; effect: Effect }
/** `field` begins at the nearest named schema, such as "Product.images[]", or else at the name of the whole. */
export type SchemaChange = Change & { field: string }

type Visit = (before: Schema, after: Schema, field: string) => SchemaChange[]

/** Returns a function that compares two schemas of these documents. */
export function createSchemaComparison(beforeDocument: OpenApi, afterDocument: OpenApi) {
  /** `seen` has the references on the way, because a schema may contain itself. */
  function compare(before: Schema, after: Schema, path: string, seen: string[]): SchemaChange[] {
    const reference = after.$ref ?? before.$ref
    if (reference !== undefined) {
      if (seen.includes(reference)) return []
      const name = reference.replace(/.*\//, '')
      return compare(resolve(beforeDocument, before), resolve(afterDocument, after), name, [...seen, reference])
    }
    const visit: Visit = (from, to, field) => compare(from, to, field, seen)
    return [
      ...ownChanges(before, after).map((change) => Object.assign(change, { field: path })),
      ...fieldChanges(before, after, path, visit),
      ...(before.items && after.items ? visit(before.items, after.items, `${path}[]`) : []),
      ...variantsOf(before).flatMap((variant) => {
        const name = variantName(variant)
        const same = variantsOf(after).find((other) => variantName(other) === name)
        return same ? visit(variant, same, `${path}(${name})`) : []
      }),
    ]
  }
  return (before: Schema, after: Schema, name: string): SchemaChange[] => compare(before, after, name, [])
}

/** Returns the changes of a schema without those of its parts. */
const ownChanges = (before: Schema, after: Schema): Change[] => [
  ...typeChanges(before, after),
  ...setChanges('value', valuesOf(before), valuesOf(after)),
  ...setChanges('variant', variantsOf(before).map(variantName), variantsOf(after).map(variantName)),
  ...limitChanges(before, after),
]

/** Fields that are removed, new, required or optional. */
function fieldChanges(before: Schema, after: Schema, path: string, visit: Visit): SchemaChange[] {
  const [old, current] = [before.properties ?? {}, after.properties ?? {}]
  return [...new Set([...Object.keys(old), ...Object.keys(current)])].flatMap((name): SchemaChange[] => {
    const field = `${path}.${name}`
    const [from, to] = [old[name], current[name]]
    const isRequired = after.required?.includes(name) ?? false
    if (!to) return [{ field, what: 'removed', effect: 'removed' }]
    if (!from) return [Object.assign(newChange(isRequired), { field })]
    const required = requiredChanges(before.required?.includes(name), isRequired)
    return [required.map((change) => Object.assign(change, { field })), visit(from, to, field)].flat()
  })
}

export const newChange = (isRequired = false): Change =>
  isRequired ? { what: 'new and required', effect: 'newRequired' } : { what: 'new', effect: 'new' }

export function requiredChanges(wasRequired = false, isRequired = false): Change[] {
  if (wasRequired === isRequired) return []
  return [isRequired ? { what: 'became required', effect: 'narrower' } : { what: 'became optional', effect: 'wider' }]
}

/** Compares types, of which null is one. */
function typeChanges(before: Schema, after: Schema): Change[] {
  const [from, to] = [typesOf(before), typesOf(after)]
  const isLost = from === null ? to !== null : to !== null && from.some((type) => !covers(to, type))
  const isAdded = to === null ? from !== null : from !== null && to.some((type) => !covers(from, type))
  if (!isLost && !isAdded) return []
  const what = `type was ${from?.join(' or ') ?? 'any'}, is ${to?.join(' or ') ?? 'any'}`
  if (isLost && isAdded) return [{ what, effect: 'different' }]
  return [{ what, effect: isLost ? 'narrower' : 'wider' }]
}

/** Returns null if any type is valid. */
function typesOf(schema: Schema): string[] | null {
  if (schema.type !== undefined) return [schema.type].flat()
  return valuesOf(schema).length > 0 ? [...new Set(valuesOf(schema).map((value) => typeof value))] : null
}

const covers = (types: string[], type: string) =>
  types.includes(type) || (type === 'integer' && types.includes('number'))

/** Returns the values of `enum` or `const`. Empty if the schema lists none. Null counts as a type. */
const valuesOf = (schema: Schema): unknown[] =>
  (schema.enum ?? ('const' in schema ? [schema.const] : [])).filter((value) => value !== null)

const variantsOf = ({ oneOf, anyOf }: Schema): Schema[] => oneOf ?? anyOf ?? []

/** Returns the type of a block, for example. */
const variantName = ({ properties, title, $ref, type }: Schema): string =>
  [properties?.type?.const, title, $ref?.replace(/.*\//, '')].find((name) => typeof name === 'string') ??
  [type].flat().join('|')

/** Compares what a schema lists. An empty list allows everything. */
function setChanges(noun: string, before: unknown[], after: unknown[]): Change[] {
  if (before.length === 0 && after.length === 0) return []
  const list = (values: unknown[]) => values.map((value) => JSON.stringify(value)).join(', ')
  if (before.length === 0) return [{ what: `allows only the ${noun}s ${list(after)}`, effect: 'narrower' }]
  if (after.length === 0) return [{ what: `no longer limited to the ${noun}s ${list(before)}`, effect: 'wider' }]
  const removed = before.filter((value) => !after.includes(value))
  const added = after.filter((value) => !before.includes(value))
  return [
    ...(removed.length > 0 ? [{ what: `${noun} ${list(removed)} removed`, effect: 'narrower' as const }] : []),
    ...(added.length > 0 ? [{ what: `${noun} ${list(added)} added`, effect: 'wider' as const }] : []),
  ]
}

const LOWER_LIMITS = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems']
const UPPER_LIMITS = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems']
/** Keywords of which neither of two values is stricter. */
const OTHER_LIMITS = ['pattern', 'format', 'multipleOf']

function limitChanges(before: Schema, after: Schema): Change[] {
  return [...LOWER_LIMITS, ...UPPER_LIMITS, ...OTHER_LIMITS, 'default'].flatMap((keyword): Change[] => {
    const [from, to] = [before[keyword], after[keyword]]
    if (from === to) return []
    const what = `${keyword} was ${from === undefined ? 'absent' : JSON.stringify(from)}, is ${to === undefined ? 'absent' : JSON.stringify(to)}`
    if (keyword === 'default') return [{ what, effect: 'default' }]
    if (from === undefined) return [{ what, effect: 'narrower' }]
    if (to === undefined) return [{ what, effect: 'wider' }]
    if (OTHER_LIMITS.includes(keyword)) return [{ what, effect: 'different' }]
    const isRaised = Number(to) > Number(from)
    return [{ what, effect: isRaised === LOWER_LIMITS.includes(keyword) ? 'narrower' : 'wider' }]
  })
}
