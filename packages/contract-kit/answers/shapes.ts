/**
 * Shapes of JSON: the fields of its objects, and their types. Answers to the same read have the same shape, even if their
 * rows are others.
 */

type Field = {
  /** Number of objects that have the field, also with null. */
  present: number
  nulls: number
  /** Types of the values except null. */
  types: ReadonlySet<string>
}

export type Shape = {
  /** By path, such as `products[].price`. */
  fields: ReadonlyMap<string, Field>
  /** Number of objects by path. */
  objects: ReadonlyMap<string, number>
}

export type ShapeDifference = {
  kind: 'fields' | 'types' | 'nulls'
  path: string
  text: string
  /** True if a field of the same meaning and type has replaced the field. */
  isRenamed: boolean
}

/** Blocks of posts have other fields for each type of block. */
const OPAQUE = new Set(['blocks'])

const join = (path: string, name: string) => (path ? `${path}.${name}` : name)

/** Returns the common shape of several bodies. */
export function shapeOf(bodies: readonly unknown[]): Shape {
  const groups = new Map<string, object[]>()
  for (const body of bodies) collectObjects(body, '', groups)
  const fields = new Map<string, Field>()
  for (const [path, group] of groups) {
    for (const name of new Set(group.flatMap((object) => Object.keys(object)))) {
      const values = group.flatMap((object) => (Object.hasOwn(object, name) ? [valueOf(object, name)] : []))
      const filled = values.filter((value) => value !== null)
      fields.set(join(path, name), {
        present: values.length,
        nulls: values.length - filled.length,
        types: new Set(filled.map(typeOf)),
      })
    }
  }
  return { fields, objects: new Map(Array.from(groups, ([path, group]) => [path, group.length])) }
}

const valueOf = (object: object, name: string): unknown => Reflect.get(object, name)

function collectObjects(value: unknown, path: string, groups: Map<string, object[]>): void {
  if (Array.isArray(value)) {
    for (const item of value) collectObjects(item, `${path}[]`, groups)
  } else if (typeof value === 'object' && value !== null) {
    const group = groups.get(path) ?? []
    group.push(value)
    groups.set(path, group)
    for (const [name, child] of Object.entries(value)) {
      if (!OPAQUE.has(name)) collectObjects(child, join(path, name), groups)
    }
  }
}

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'string') return 'text'
  return typeof value === 'object' ? 'an object' : typeof value === 'boolean' ? 'true or false' : 'a number'
}

/** Returns the path of the object that has the field. */
const parentOf = (path: string): string => path.replace(/\.?[^.]*$/, '')

/** Returns the name of a field in texts: `price` for `products[].price`. */
export const fieldName = (path: string): string => path.replace(/^\w*\[\]\./, '')

/**
 * Returns how the first shape differs. Compares only objects that both shapes have. `name` names the origin of the other
 * shape in texts: "the mock API".
 */
export function shapeDifferences(shape: Shape, other: Shape, name: string): ShapeDifference[] {
  const sizeOf = (path: string) => ({
    now: shape.objects.get(parentOf(path)) ?? 0,
    before: other.objects.get(parentOf(path)) ?? 0,
  })
  const without = (fields: Shape['fields'], others: Shape['fields']) =>
    Array.from(fields.keys()).filter((path) => {
      const { now, before } = sizeOf(path)
      return !others.has(path) && now > 0 && before > 0
    })
  const missing = without(other.fields, shape.fields).filter((path) =>
    isExpected(other.fields.get(path)?.present ?? 0, sizeOf(path)),
  )
  const added = without(shape.fields, other.fields)
  const renamed = new Map(
    missing.flatMap((path) => {
      const found = added.find((candidate) => isSameField(path, candidate, { shape, other }))
      return found ? [[path, found] as const] : []
    }),
  )
  const isNewName = new Set(renamed.values())
  return [
    ...missing.map((path): ShapeDifference => {
      const newName = renamed.get(path)
      const text = newName
        ? `${fieldName(path)} is missing, and ${fieldName(newName)} is there: it was probably renamed.`
        : `${fieldName(path)} is missing, and ${name} has it.`
      return { kind: 'fields', path, text, isRenamed: newName !== undefined }
    }),
    ...added
      .filter((path) => !isNewName.has(path))
      .map((path): ShapeDifference => {
        const text = `${fieldName(path)} is an additional field, which ${name} does not have.`
        return { kind: 'fields', path, text, isRenamed: false }
      }),
    ...Array.from(shape.fields).flatMap(([path, field]) => {
      const before = other.fields.get(path)
      if (!before) return []
      const size = sizeOf(path)
      return [differentTypes(path, field, before, name), newNulls(path, field, before, { name, size })].flat()
    }),
  ]
}

type Size = { now: number; before: number }

/** Rows that would have a field, if as many had it as before. With fewer, it may be missing by chance. */
const ENOUGH_ROWS = 5

const isExpected = (present: number, { now, before }: Size): boolean =>
  present === before || (present / before) * now >= ENOUGH_ROWS

function differentTypes(path: string, { types }: Field, before: Field, name: string): ShapeDifference[] {
  const isNew = before.types.size > 0 && Array.from(types).some((type) => !before.types.has(type))
  if (!isNew) return []
  const list = (names: ReadonlySet<string>) => Array.from(names).join(' or ')
  const text = `${fieldName(path)} is ${list(types)}, and ${list(before.types)} in ${name}.`
  return [{ kind: 'types', path, text, isRenamed: false }]
}

/** Share of rows below which null is only another row. */
const NULL_SHARE = 0.1

/** Null and absent mean the same to the shop. */
function newNulls(
  path: string,
  field: Field,
  before: Field,
  { name, size }: { name: string; size: Size },
): ShapeDifference[] {
  const absent = size.now - field.present + field.nulls
  const wasAlwaysFilled = before.nulls === 0 && before.present === size.before
  if (absent === 0 || absent < size.now * NULL_SHARE || !wasAlwaysFilled) return []
  const rows = size.now === 1 ? '' : ` in ${absent} of ${size.now} rows`
  const text = `${fieldName(path)} is ${field.nulls > 0 ? 'null' : 'absent'}${rows}, and never in ${name}.`
  return [{ kind: 'nulls', path, text, isRenamed: false }]
}

/** Endings that say nothing about the meaning of a field. */
const ENDINGS = /(name|text|value|label)$/
const lettersOf = (path: string) =>
  fieldName(path)
    .toLowerCase()
    .replaceAll(/[^a-z\d]/g, '')
    .replace(ENDINGS, '')

/** Returns whether two fields of the same object have similar names, such as `originalPrice` and `original_price`, and types. */
function isSameField(path: string, candidate: string, { shape, other }: { shape: Shape; other: Shape }): boolean {
  const [before, after] = [other.fields.get(path)?.types, shape.fields.get(candidate)?.types]
  const isSameType = Array.from(after ?? []).every((type) => before?.has(type))
  return parentOf(path) === parentOf(candidate) && isSameType && lettersOf(path) === lettersOf(candidate)
}
