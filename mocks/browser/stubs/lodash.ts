/**
 * In the browser build, replaces the four lodash functions that @mswjs/data uses. @mswjs/data passes paths as lists of
 * keys, so a string counts as one key.
 */
type Keys = readonly string[]
type Tree = { [key: string]: unknown }

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null

export const isFunction = (value: unknown): boolean => typeof value === 'function'

const step = (value: unknown, key: string): unknown => (isTree(value) ? value[key] : undefined)

export const get = (target: unknown, path: Keys | string): unknown => [path].flat().reduce<unknown>(step, target)

export const has = (target: unknown, path: Keys | string): boolean => get(target, path) !== undefined

export function set(target: Tree, path: Keys | string, value: unknown): Tree {
  const keys = [path].flat()
  const last = keys.pop()
  let parent = target
  for (const key of keys) {
    const child = parent[key]
    const next = isTree(child) ? child : {}
    parent[key] = next
    parent = next
  }
  if (last !== undefined) parent[last] = value
  return target
}
