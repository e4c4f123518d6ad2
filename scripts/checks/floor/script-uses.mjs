/**
 * What a script asks of a browser: the syntax of ES2022 and nothing newer, the
 * language's objects and the page's with their members, and the styles it writes.
 *
 * @typedef {import('./css-uses.mjs').Use} Use
 */
import { parse } from 'acorn'
import { full } from 'acorn-walk'
import { usesInStyle, usesInText } from './css-uses.mjs'
import { data } from './support.mjs'

/** Whose members count by name alone. With all the page's interfaces, any `.path` or `.unit` would be a find. */
const INTERFACES = [
  'AbortSignal',
  'Animation',
  'Blob',
  'CSSStyleSheet',
  'Crypto',
  'Document',
  'DOMParser',
  'DOMTokenList',
  'Element',
  'Event',
  'EventTarget',
  'FontFaceSet',
  'FormData',
  'Headers',
  'History',
  'HTMLElement',
  'HTMLFormElement',
  'HTMLInputElement',
  'HTMLSelectElement',
  'IntersectionObserver',
  'Location',
  'MediaQueryList',
  'Navigator',
  'Node',
  'Performance',
  'ReadableStream',
  'Request',
  'Response',
  'ServiceWorkerContainer',
  'ShadowRoot',
  'Storage',
  'URL',
  'URLSearchParams',
  'Window',
]

const { builtins } = data.javascript
/** @type {Record<string, any>} */
const globals = { ...data.api.Window, ...data.api, ...builtins }
const members = membersOf([
  ...Object.values(builtins),
  ...Object.values(builtins.Intl),
  ...INTERFACES.map((name) => data.api[name]),
])

/** Throws at newer syntax. @param {string} code @returns {Use[]} */
export function usesInScript(code) {
  /** @type {Use[]} */
  const uses = []
  full(parse(code, { ecmaVersion: 2022, sourceType: 'module' }), (any) => {
    const node = any
    if (node.type === 'Identifier' && Object.hasOwn(globals, node.name))
      uses.push({ name: `window.${node.name}`, features: [globals[node.name]] })
    if (node.type === 'MemberExpression' && node.property.type === 'Identifier' && !node.computed)
      uses.push(memberUse(node.object.type === 'Identifier' ? node.object.name : '', node.property.name))
    if (node.type === 'Property' && !node.computed) {
      const name = propertyName(node.key)
      uses.push(...usesInText(name))
      // One letter is an attribute's name in SVG, or the minifier's, which differs from build to build.
      const isStyle = name.length > 1 && !/Object|Function/.test(node.value.type)
      if (isStyle) uses.push(...usesInStyle(kebab(name), textsOf(node.value)))
    }
    for (const text of ownTexts(node)) uses.push(...usesInText(text))
  })
  return uses
}

/** @param {string} object its name, if it has one @param {string} member @returns {Use} */
function memberUse(object, member) {
  const owner = Object.hasOwn(globals, object) ? globals[object] : {}
  const exact = owner[`${member}_static`] ?? owner[member]
  return exact
    ? { name: `${object}.${member}`, features: [exact] }
    : { name: `.${member}`, features: members.get(member) ?? [] }
}

/** @param {import('acorn').Property['key']} key */
function propertyName(key) {
  return key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : ''
}

/** A property as CSS calls it. @param {string} name */
function kebab(name) {
  return name.replace(/^Webkit/, '-webkit').replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)
}

/** @param {import('acorn').AnyNode} node */
function ownTexts(node) {
  if (node.type === 'TemplateElement') return [node.value.cooked ?? '']
  return node.type === 'Literal' && typeof node.value === 'string' ? [node.value] : []
}

/** All texts that an expression holds. @param {import('acorn').Node} expression */
function textsOf(expression) {
  /** @type {string[]} */
  const texts = []
  full(expression, (node) => texts.push(...ownTexts(node)))
  return texts
}

/**
 * Methods, properties and static ones by name, from all that have one of it.
 * @param {Record<string, any>[]} owners
 * @returns {Map<string, import('./support.mjs').Feature[]>}
 */
function membersOf(owners) {
  const found = new Map()
  for (const owner of owners)
    for (const [key, feature] of Object.entries(owner)) {
      if (key === '__compat' || key.endsWith('_event')) continue
      const name = key.replace(/_static$/, '')
      found.set(name, [...(found.get(name) ?? []), feature])
    }
  return found
}
