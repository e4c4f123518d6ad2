/**
 * What CSS asks of a browser: selectors, at-rules, media features, properties,
 * their keywords, functions and units, each with MDN's data for it.
 *
 * @typedef {import('./support.mjs').Feature} Feature
 * @typedef {{ name: string, features: (Feature | undefined)[] }} Use
 */
import { parse, walk } from 'css-tree'
import { data } from './support.mjs'

const { selectors, types, properties, 'at-rules': atRules } = data.css

/** Units that the data describes as a group. @type {[RegExp, string][]} */
const UNITS = [
  [/^cq/, 'container_query_length_units'],
  [/^dv/, 'viewport_percentage_units_dynamic'],
  [/^lv/, 'viewport_percentage_units_large'],
  [/^sv/, 'viewport_percentage_units_small'],
]

const FUNCTIONS = functionsOf(types)

/** @param {string} sheet @returns {Use[]} */
export function usesInSheet(sheet) {
  /** @type {Use[]} */
  const uses = []
  walk(parse(sheet), (node) => {
    if (node.type === 'PseudoClassSelector') uses.push(selector(':', node.name))
    if (node.type === 'PseudoElementSelector') uses.push(selector('::', node.name))
    if (node.type === 'Atrule') uses.push(atRule(node.name))
    if (node.type === 'Feature') uses.push(mediaFeature(node.name))
    if (node.type === 'Declaration') {
      const of = node.property
      uses.push(property(of))
      walk(node.value, (part) => {
        if (part.type === 'Identifier') uses.push(keyword(of, part.name))
        if (part.type === 'Function') uses.push(cssFunction(part.name))
        if (part.type === 'Dimension') uses.push(unit(part.unit))
      })
    }
  })
  return uses
}

/** A property of a style object, with the texts that its value is made of. @param {string} name @param {string[]} texts */
export function usesInStyle(name, texts) {
  if (!own(properties, name.replace(/^-(webkit|moz)-/, ''))) return []
  return [property(name), ...texts.flatMap((text) => text.match(/[a-z-]+/g) ?? []).map((word) => keyword(name, word))]
}

/** A text of a script, which may be part of a selector, an at-rule or a value, or none of them. @param {string} text */
export function usesInText(text) {
  return [
    ...Array.from(text.matchAll(/(::?)([a-z][a-z-]*)/g), ([, colons = '', name = '']) => selector(colons, name)),
    ...Array.from(text.matchAll(/@([a-z-]+)/g), ([, name = '']) => atRule(name)),
    ...Array.from(text.matchAll(/\(([a-z-]+)[:)]/g), ([, name = '']) => mediaFeature(name)),
    ...Array.from(text.matchAll(/([a-z][a-z-]*)\(/g), ([, name = '']) => cssFunction(name)),
    ...Array.from(text.matchAll(/\d([a-z]+)\b/g), ([, name = '']) => unit(name)),
  ]
}

/** @param {string} colons @param {string} name @returns {Use} */
const selector = (colons, name) => ({ name: colons + name, features: [own(selectors, name)] })

/** @param {string} name @returns {Use} */
const atRule = (name) => ({ name: `@${name}`, features: [own(atRules, name)] })

/** @param {string} name @returns {Use} */
const mediaFeature = (name) => ({
  name: `@media (${name})`,
  features: [own(atRules.media, name.replace(/^(min|max)-/, ''))],
})

/** @param {string} name @returns {Use} */
const property = (name) => ({ name, features: [own(properties, name)] })

/** @param {string} of the property @param {string} name @returns {Use} */
const keyword = (of, name) => ({ name: `${of}: ${name}`, features: [own(own(properties, of) ?? {}, name)] })

/** @param {string} name @returns {Use} */
const cssFunction = (name) => ({ name: `${name}()`, features: FUNCTIONS.get(name) ?? [] })

/** @param {string} name @returns {Use} */
const unit = (name) => ({
  name,
  features: [own(types.length, UNITS.find(([names]) => names.test(name))?.[1] ?? name)],
})

/** @param {Record<string, any>} branch @param {string} name @returns {Feature | undefined} */
const own = (branch, name) => (Object.hasOwn(branch, name) ? branch[name] : undefined)

/**
 * The types' parts by name, at whatever depth the data describes them.
 * @param {Record<string, any>} branch
 * @param {Map<string, Feature[]>} [found]
 * @returns {Map<string, Feature[]>}
 */
function functionsOf(branch, found = new Map()) {
  for (const [name, part] of Object.entries(branch)) {
    if (name === '__compat') continue
    found.set(name, [...(found.get(name) ?? []), part])
    functionsOf(part, found)
  }
  return found
}
