/** Reads HTML as browsers do (parse5), for what writes pages and what checks them. */
import { parse } from 'parse5'

/**
 * @typedef {import('parse5').DefaultTreeAdapterTypes.ParentNode} ParentNode
 * @typedef {import('parse5').DefaultTreeAdapterTypes.Element} Element
 */

/** Every element in it, in the order of the page. @param {ParentNode} node @returns {Element[]} */
export const elementsIn = (node) =>
  node.childNodes.filter((child) => 'tagName' in child).flatMap((element) => [element].concat(elementsIn(element)))

/** @param {Element} element @param {string} name */
export const attribute = (element, name) => element.attrs.find((given) => given.name === name)?.value

/** @param {Element} element */
const textOf = (element) => element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')

/** The scripts that run, sheets and style attributes that stand in the page itself. @param {string} html */
export function inlineParts(html) {
  // Without scripts, what a noscript holds is part of the page.
  const elements = elementsIn(parse(html, { scriptingEnabled: false }))
  const isRun = (/** @type {Element} */ script) =>
    attribute(script, 'src') === undefined && attribute(script, 'type') !== 'application/ld+json'
  return {
    scripts: elements.filter((element) => element.tagName === 'script' && isRun(element)).map(textOf),
    sheets: elements.filter(({ tagName }) => tagName === 'style').map(textOf),
    styles: elements.flatMap((element) => attribute(element, 'style') ?? []),
  }
}
